import { DecideBankLine, SplitBankLine, UndoBankLine } from '@/components/bookkeeping/bank-line-forms'
import type { FormDraftView } from '@/components/form/form-draft'
import { TextLink } from '@/components/ui/text-link'
import type { BankLineView } from '@/lib/domain/bookkeeping/schema'
import { adminInvoicePath } from '@/lib/domain/invoices/admin-paths'
import { formatOere } from '@/lib/shared/money'

/** What a browser without script sent by each form of the deposit that is shown alone, and was refused. */
export type RefusedLine = Record<'decide' | 'split' | 'undo', FormDraftView>

/** Deposits with what they are for; a doubtful one with why, and its two answers. */
export function BankLineList({ lines, refused }: { lines: BankLineView[]; refused: RefusedLine }) {
  return (
    <ul className="divide-y divide-border border-border border-y">
      {lines.map((line) => (
        <BankLine key={line.id} line={line} refused={refused} />
      ))}
    </ul>
  )
}

function BankLine({ line, refused }: { line: BankLineView; refused: RefusedLine }) {
  const { id, bookedOn, amountOere, text, state, note, decidedBy, paid, advice } = line
  const about = `${formatOere(amountOere)}, ${bookedOn}`
  return (
    <li className="space-y-3 py-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold tabular-nums">{formatOere(amountOere)}</span>
        <span className="text-muted-foreground">{bookedOn}</span>
      </p>
      <p className="max-w-measure break-words">{text || 'Uden tekst'}</p>
      {advice && <p className="max-w-measure font-semibold">{advice.sentence}</p>}
      {advice?.likely && (
        <p className="max-w-measure break-words">
          Det er nok <InvoiceLink {...advice.likely} />
          {advice.likely.leftOere > 0
            ? `, hvor der mangler ${formatOere(advice.likely.leftOere)}`
            : ', hvor der ikke mangler noget'}
        </p>
      )}
      {paid.map((invoice) => (
        <p key={invoice.invoiceId} className="max-w-measure break-words">
          {formatOere(invoice.amountOere)} er ført på <InvoiceLink {...invoice} />
        </p>
      ))}
      {(note || decidedBy) && (
        <p className="max-w-measure break-words text-muted-foreground">
          {[decidedBy && `Afgjort af ${decidedBy}`, note].filter(Boolean).join(': ')}
        </p>
      )}
      {advice && (
        <>
          <DecideBankLine id={id} advice={advice} draft={refused.decide} />
          <SplitBankLine id={id} advice={advice} about={about} amount={formatOere(amountOere)} draft={refused.split} />
        </>
      )}
      {(state === 'matched' || state === 'ignored') && (
        <UndoBankLine id={id} about={about} isPaid={state === 'matched'} draft={refused.undo} />
      )}
    </li>
  )
}

function InvoiceLink({ invoiceId, number, buyer }: { invoiceId: string; number: number; buyer: string }) {
  return (
    <>
      <TextLink href={adminInvoicePath(invoiceId)}>faktura {number}</TextLink>
      {buyer && `, ${buyer}`}
    </>
  )
}
