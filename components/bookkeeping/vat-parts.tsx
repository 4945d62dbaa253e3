import { Badge } from '@/components/ui/badge'
import { StackedTable } from '@/components/ui/stacked-table'
import { StateLinks } from '@/components/ui/state-links'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink, TouchLink } from '@/components/ui/text-link'
import { vatPath } from '@/lib/domain/bookkeeping/paths'
import { type VatPeriod, type VatRhythm, vatRhythms } from '@/lib/domain/bookkeeping/vat/vat-periods'
import {
  emptyBoxes,
  purchaseBoxes,
  type VatDocument,
  type VatLoss,
  type VatView,
} from '@/lib/domain/bookkeeping/vat/vat-schema'
import { adminInvoicePath } from '@/lib/domain/invoices/admin-paths'
import { dayText } from '@/lib/domain/invoices/copy'
import { counted } from '@/lib/shared/counted'
import { formatOere, wholeKroner } from '@/lib/shared/money'

/** The boxes of the tax authority's form, with the check that the documents add up to the figure. */
export function VatBoxes({ view }: { view: VatView }) {
  const { dueOere, vatOere, netOere, lossVatOere, documents, invoices, creditNotes } = view
  const isEqual = documents.vatOere === vatOere && documents.netOere === netOere
  return (
    <div className="space-y-4">
      <Table caption="Momsangivelsens rubrikker" className="max-w-form">
        <TableHead>
          <tr>
            <TableHeader>Rubrik</TableHeader>
            <TableHeader numeric>Beløb</TableHeader>
            <TableHeader numeric>Hele kroner</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          <Box name="Salgsmoms (udgående moms)" oere={dueOere} isStrong />
          {emptyBoxes.map((name) => (
            <Box key={name} name={name} oere={0} />
          ))}
          {purchaseBoxes.map((name) => (
            <Box key={name} name={name} oere={null} />
          ))}
        </TableBody>
      </Table>
      <p className="flex max-w-measure flex-wrap items-center gap-x-4 gap-y-2">
        <Badge variant={isEqual ? 'success' : 'danger'}>{isEqual ? 'Stemmer' : 'Stemmer ikke'}</Badge>
        <span>
          {counted(invoices, 'faktura', 'fakturaer')} og {counted(creditNotes, 'kreditnota', 'kreditnotaer')} har
          tilsammen {formatOere(documents.vatOere)} i moms af {formatOere(documents.netOere)}
          {lossVatOere !== 0 && ` Moms af tab trækker ${formatOere(lossVatOere)} fra.`}
        </span>
      </p>
      <p className="max-w-measure text-muted-foreground">
        Det, I selv har købt, står ikke her. Tag de rubrikker fra jeres eget regnskab. Angivelsen udfyldes i hele kroner
        uden øre.
      </p>
    </div>
  )
}

/** `oere`: null where the figure is not in our books. */
function Box({ name, oere, isStrong = false }: { name: string; oere: number | null; isStrong?: boolean }) {
  return (
    <TableRow className={isStrong ? 'font-semibold' : undefined}>
      <th scope="row" className="px-3 py-2 text-left font-[inherit]">
        {name}
      </th>
      {oere === null ? (
        <TableCell colSpan={2} numeric className="text-muted-foreground">
          Jeres regnskab
        </TableCell>
      ) : (
        <>
          <TableCell numeric>{formatOere(oere)}</TableCell>
          <TableCell numeric>{wholeKroner(oere)}</TableCell>
        </>
      )}
    </TableRow>
  )
}

/** The invoices and credit notes behind a period's figure. */
export function VatDocuments({ documents }: { documents: VatDocument[] }) {
  return (
    <Table caption="Fakturaer og kreditnotaer i perioden">
      <TableHead>
        <tr>
          <TableHeader>Nummer</TableHeader>
          <TableHeader>Dato</TableHeader>
          <TableHeader isSecondary>Køber</TableHeader>
          <TableHeader numeric isSecondary>
            Uden moms
          </TableHeader>
          <TableHeader numeric>Moms</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {documents.map(({ id, number, kind, issuedOn, buyer, netOere, vatOere }) => (
          <TableRow key={id}>
            <TableCell className="whitespace-nowrap">
              <TouchLink href={adminInvoicePath(id)} prefetch={false}>
                {kind === 'credit_note' ? `Kreditnota ${number}` : number}
              </TouchLink>
            </TableCell>
            <TableCell className="whitespace-nowrap">{dayText(issuedOn)}</TableCell>
            <TableCell isSecondary className="max-w-80 break-words">
              {buyer}
            </TableCell>
            <TableCell numeric isSecondary>
              {formatOere(netOere)}
            </TableCell>
            <TableCell numeric>{formatOere(vatOere)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** The losses behind a period's figure, and what of earlier ones was paid or credited after all. */
export function VatLosses({ losses }: { losses: VatLoss[] }) {
  return (
    <section className="space-y-3">
      <h2 className="text-xl">Tab på fordringer</h2>
      <p className="max-w-measure text-muted-foreground">
        Momsen af et konstateret tab trækkes fra i den periode, hvor det afskrives. Bliver der betalt alligevel, kommer
        momsen med igen (momsloven § 27, stk. 6).
      </p>
      <StackedTable
        caption="Tab på fordringer"
        columns={['Faktura', 'Dag', 'Køber', 'Tab', 'Moms af tabet']}
        rows={losses.map(({ invoiceId, number, bookedOn, buyer, lossOere, vatOere }, place) => ({
          key: `${invoiceId} ${place}`,
          name: (
            <TextLink href={adminInvoicePath(invoiceId)} prefetch={false}>
              {number}
            </TextLink>
          ),
          cells: [dayText(bookedOn), buyer, formatOere(lossOere), formatOere(vatOere)],
        }))}
      />
    </section>
  )
}

const rhythmTexts: Record<VatRhythm, string> = { month: 'Måned', quarter: 'Kvartal', half: 'Halvår' }

type VatNavigationProps = { period: VatPeriod; previous: VatPeriod; next: VatPeriod }

/** How often moms is declared, and the periods beside this one; all of it in the address. */
export function VatNavigation({ period, previous, next }: VatNavigationProps) {
  return (
    <div className="space-y-4">
      <StateLinks
        label="Hvor tit"
        links={vatRhythms.map((rhythm) => ({
          label: rhythmTexts[rhythm],
          href: `${vatPath}?rhythm=${rhythm}`,
          isHere: rhythm === period.rhythm,
        }))}
      />
      <nav aria-label="Periode" className="flex flex-wrap gap-x-8">
        {[previous, next].map(({ key, label }) => (
          <TouchLink key={key} href={`${vatPath}?period=${key}`}>
            {key === previous.key ? `Forrige: ${label}` : `Næste: ${label}`}
          </TouchLink>
        ))}
      </nav>
    </div>
  )
}
