import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ConsoleList } from '@/components/admin/console-list'
import { HiddenTable } from '@/components/reports/hidden-table'
import { fewerWords } from '@/components/ui/empty-texts'
import { TextLink } from '@/components/ui/text-link'
import { listHidden } from '@/lib/domain/reports/hidden-queries'
import {
  type HiddenKind,
  hiddenKinds,
  hiddenList,
  hiddenListInput,
  hiddenOrder,
} from '@/lib/domain/reports/hidden-schema'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import type { PageQuery } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Det, vi har skjult' }

const kindTexts: Record<HiddenKind, string> = {
  memorials: 'Mindesider',
  contributions: 'Hilsner og minder',
  media: 'Billeder, film og lyd',
}

export default async function HiddenPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const filter = hiddenListInput.parse(query)
  const found = await orNull(listHidden(actor, filter))
  if (!found) notFound()
  const { items, nextCursor } = found
  const sorting = { list: hiddenList, filter, order: hiddenOrder(filter) }
  const links = [undefined, ...hiddenKinds].map((of) => ({
    label: of ? kindTexts[of] : 'Alt',
    choice: { of },
    isHere: of === filter.of,
  }))
  return (
    <ConsoleList
      title="Det, vi har skjult"
      intro="Familien kan ikke selv vise det igen."
      above={
        <p>
          <TextLink href="/admin/support" className="inline-flex min-h-touch items-center">
            Alle henvendelser
          </TextLink>
        </p>
      }
      sorting={sorting}
      states={{ label: 'Hvad der er skjult', links }}
      kept={{ of: filter.of }}
      table={items.length > 0 ? <HiddenTable hidden={items} sorting={sorting} /> : null}
      empty={
        Object.values(filter).some(Boolean)
          ? { title: 'Intet skjult passer', text: fewerWords }
          : {
              title: 'Intet er skjult',
              text: 'Brug »Anmeld indhold« på en mindeside for at skjule siden, et indlæg eller et billede.',
            }
      }
      nextCursor={nextCursor}
    />
  )
}
