import { DecideBankLine } from '@/components/bookkeeping/decide-bank-line'
import { TextLink } from '@/components/ui/text-link'
import type { BankLineView } from '@/lib/domain/bookkeeping/schema'
import { adminInvoicePath } from '@/lib/domain/invoices/admin-paths'
import { formatOere } from '@/lib/shared/money'

/** Deposits with what they are for; a doubtful one with why, and its two answers. */
export function BankLineList({ lines }: { lines: BankLineView[] }) {
  return (
    <ul className="divide-y divide-border border-border border-y">
      {lines.map((line) => (
        <BankLine key={line.id} line={line} />
      ))}
    </ul>
  )
}

function BankLine({ line }: { line: BankLineView }) {
  const { id, bookedOn, amountOere, text, state, doubt, note, decidedBy, invoice } = line
  return (
    <li className="space-y-3 py-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold tabular-nums">{formatOere(amountOere)}</span>
        <span className="text-muted-foreground">{bookedOn}</span>
      </p>
      <p className="max-w-measure break-words">{text || 'Uden tekst'}</p>
      {doubt && <p className="max-w-measure font-semibold">{doubt}</p>}
      {invoice && (
        <p className="max-w-measure break-words">
          {state === 'doubtful' ? 'Det er nok ' : 'Ført på '}
          <TextLink href={adminInvoicePath(invoice.id)}>faktura {invoice.number}</TextLink>
          {invoice.buyer && `, ${invoice.buyer}`}
          {state === 'doubtful' && `, hvor der mangler ${formatOere(invoice.leftOere)}`}
        </p>
      )}
      {(note || decidedBy) && (
        <p className="max-w-measure break-words text-muted-foreground">
          {[decidedBy && `Afgjort af ${decidedBy}`, note].filter(Boolean).join(': ')}
        </p>
      )}
      {state === 'doubtful' && <DecideBankLine id={id} likely={invoice ? String(invoice.number) : ''} />}
    </li>
  )
}
