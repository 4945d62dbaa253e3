import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { ConsoleList } from '@/components/admin/console-list'
import { SortHeader, type Sorting } from '@/components/admin/sort-header'
import { HidingForm } from '@/components/reports/hiding-form'
import { SnapshotWords } from '@/components/reports/snapshot-words'
import { fewerText } from '@/components/ui/empty-texts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TouchLink } from '@/components/ui/text-link'
import { theTarget, whatText } from '@/lib/domain/reports/copy'
import { listHidden } from '@/lib/domain/reports/hidden-queries'
import {
  type HiddenKind,
  type HiddenSort,
  type HiddenView,
  hiddenKinds,
  hiddenList,
  hiddenListInput,
  hiddenOrder,
} from '@/lib/domain/reports/hidden-schema'
import { currentActor } from '@/lib/server/actor'
import { formatDate } from '@/lib/shared/danish-time'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Det, vi har skjult' }

const kindTexts: Record<HiddenKind, string> = {
  memorials: 'Mindesider',
  contributions: 'Hilsner og minder',
  media: 'Billeder, film og lyd',
}

export default async function HiddenPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const filter = hiddenListInput.parse(query)
  const { items, nextCursor } = await orNotFound(listHidden(actor, filter))
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
          <TouchLink href="/admin/support">Alle henvendelser</TouchLink>
        </p>
      }
      sorting={sorting}
      states={{ label: 'Hvad der er skjult', links }}
      kept={{ of: filter.of }}
      table={items.length > 0 ? <HiddenTable hidden={items} sorting={sorting} /> : null}
      empty={
        Object.values(filter).some(Boolean)
          ? { title: 'Intet skjult passer', text: fewerText }
          : {
              title: 'Intet er skjult',
              text: 'Brug »Anmeld indhold« på en mindeside for at skjule siden, et indlæg eller et billede.',
            }
      }
      nextCursor={nextCursor}
    />
  )
}

type HiddenTableProps = { hidden: HiddenView[]; sorting: Sorting<HiddenSort> }

/** What administrators have hidden, each with a way to bring it back. */
function HiddenTable({ hidden, sorting }: HiddenTableProps) {
  return (
    <Table caption="Skjult indhold">
      <TableHead>
        <tr>
          <TableHeader>Hvad</TableHeader>
          <SortHeader sorting={sorting} by="since">
            Skjult
          </SortHeader>
        </tr>
      </TableHead>
      <TableBody>
        {hidden.map(({ id, of, snapshot, since, reason }) => (
          <TableRow key={id}>
            <TableCell className="max-w-measure wrap-anywhere">
              <TouchLink href={snapshot.path} prefetch={false}>
                {capital(whatText(snapshot))}
              </TouchLink>
              <p className="whitespace-pre-line">{reason}</p>
              <details>
                <summary className="inline-flex min-h-touch cursor-pointer items-center text-link underline underline-offset-4">
                  {theTarget(snapshot.what)}, og vis igen
                </summary>
                <div className="mt-3 mb-6 space-y-6">
                  <SnapshotWords snapshot={snapshot} />
                  <div className="mt-3">
                    <HidingForm of={of} id={id} act="bring-back" />
                  </div>
                </div>
              </details>
            </TableCell>
            <TableCell className="py-5 align-top sm:whitespace-nowrap">{formatDate(new Date(since))}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('da-DK') + text.slice(1)
