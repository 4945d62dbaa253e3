import { redirect } from 'next/navigation'
import { CodeChoice } from '@/components/proof-sheets/code-choice'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { TextLink } from '@/components/ui/text-link'
import { type SheetArea, sheetAreas } from '@/lib/domain/proof-sheets/paths'
import { codeChoiceInput } from '@/lib/domain/resellers/stock/choice-schema'
import { listCodesToChoose } from '@/lib/domain/resellers/stock/code-choice-queries'
import type { Actor } from '@/lib/shared/actor'
import type { PageQuery } from '@/lib/shared/page-params'
import { codeInText } from '@/lib/shared/qr-text-code'

type Props = { actor: Actor; area: SheetArea; query: PageQuery }

/** The first step of a new drawing: choosing its code. */
export async function ChooseCodePage({ actor, area, query }: Props) {
  const asked = codeChoiceInput.parse(query)
  // A complete code was scanned or typed: nothing left to choose.
  const code = codeInText(asked.search)
  if (code) redirect(`${sheetAreas[area]}/new?code=${code}`)
  const { items, nextCursor } = await listCodesToChoose(actor, asked)
  return (
    <PageBody width="page">
      <p className="mb-4">
        <TextLink href={sheetAreas[area]}>Alle tegninger</TextLink>
      </p>
      <PageHeader title="Ny tegning" intro="Vælg først koden. De nyeste pakker står øverst." />
      <CodeChoice area={area} nextCursor={nextCursor} search={asked.search} choices={items} />
    </PageBody>
  )
}
