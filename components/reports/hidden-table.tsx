import { SortHeader, type Sorting } from '@/components/admin/sort-header'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { theTarget, whatText } from '@/lib/domain/reports/copy'
import type { HiddenSort, HiddenView } from '@/lib/domain/reports/hidden-schema'
import { formatDate } from '@/lib/shared/danish-time'
import { HidingForm } from './hiding-form'
import { SnapshotWords } from './snapshot-words'

type HiddenTableProps = { hidden: HiddenView[]; sorting: Sorting<HiddenSort> }

/** What administrators have hidden, each with a way to bring it back. */
export function HiddenTable({ hidden, sorting }: HiddenTableProps) {
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
              <TextLink href={snapshot.path} prefetch={false} className="inline-flex min-h-touch items-center">
                {capital(whatText(snapshot))}
              </TextLink>
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
