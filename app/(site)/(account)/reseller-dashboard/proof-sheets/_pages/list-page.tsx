import { ConsoleList } from '@/components/admin/console-list'
import { SheetTable } from '@/components/proof-sheets/sheet-table'
import { ChoiceField } from '@/components/ui/filter-form'
import { LinkButton } from '@/components/ui/link-button'
import { sheetStatusTexts } from '@/lib/domain/proof-sheets/copy'
import { type SheetArea, sheetAreas } from '@/lib/domain/proof-sheets/paths'
import { listProofSheets } from '@/lib/domain/proof-sheets/queries'
import {
  proofSheetList,
  proofSheetListInput,
  proofSheetOrder,
  proofSheetStatuses,
} from '@/lib/domain/proof-sheets/schema'
import type { Actor } from '@/lib/shared/actor'
import type { PageQuery } from '@/lib/shared/page-params'

type Props = { actor: Actor; area: SheetArea; query: PageQuery; canWrite: boolean }

/** The list of drawings, in the reseller's dashboard or the console. */
export async function ListPage({ actor, area, query, canWrite }: Props) {
  const filter = proofSheetListInput.parse(query)
  const { items, nextCursor } = await listProofSheets(actor, filter)
  const write = canWrite && <LinkButton href={`${sheetAreas[area]}/new`}>Ny tegning</LinkButton>
  const isChosen = Object.values(filter).some(Boolean)
  const sorting = { list: proofSheetList(area), filter, order: proofSheetOrder(filter) }
  return (
    <ConsoleList
      title="Tegninger til familien"
      intro="Familien læser og godkender hver tegning, før noget bliver lavet."
      actions={write}
      sorting={sorting}
      fields={
        <ChoiceField label="Status" name="status" value={filter.status}>
          {proofSheetStatuses.map((value) => (
            <option key={value} value={value}>
              {sheetStatusTexts[value]}
            </option>
          ))}
        </ChoiceField>
      }
      table={items.length > 0 ? <SheetTable sheets={items} area={area} sorting={sorting} /> : null}
      empty={
        isChosen
          ? { title: 'Ingen tegninger passer', text: 'Prøv med et andet ord, eller vis alle.' }
          : { title: 'Her er endnu ingen tegninger', text: 'Lav den første, og send den til familien.' }
      }
      nextCursor={nextCursor}
    />
  )
}
