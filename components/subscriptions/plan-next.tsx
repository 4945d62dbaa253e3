import { PlanAct } from '@/components/subscriptions/plan-act'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { choiceNames } from '@/lib/domain/subscriptions/copy'
import { agreementCall } from '@/lib/domain/subscriptions/paths'
import type { PayMethod } from '@/lib/domain/subscriptions/schema'
import type { PayerView, PlanView, TransferView } from '@/lib/domain/subscriptions/views'
import { formatDate } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

const day = (iso: string) => formatDate(new Date(iso))

/** The payer's next payment: when, how much, how; and what is to be paid now. */
export function PlanNext({ plan, mine, methods }: { plan: PlanView; mine: PayerView; methods: PayMethod[] }) {
  const { next, newPrice, transfer, payPath, canPay, isNextPlanned } = mine
  const call = (verb: string) => agreementCall(plan.id, verb)
  return (
    <div className="space-y-4">
      {transfer && <Transfer transfer={transfer} />}
      {payPath && plan.state === 'ordered' && (
        <p>
          <TextLink href={payPath}>Gå videre til betalingen</TextLink>
        </p>
      )}
      {next && (
        <p>
          Næste periode er {choiceNames[next.choice].toLocaleLowerCase('da-DK')}, fra {day(next.on)}, til{' '}
          {formatOere(next.priceOere)}. {wayText(mine)}
        </p>
      )}
      {newPrice && (
        <p>
          Fra {day(newPrice.from)} koster en periode {formatOere(newPrice.priceOere)}.
        </p>
      )}
      {isNextPlanned && (
        <PlanAct action={call('undo-change')} label="Bliv ved et år ad gangen" pendingText="Gemmer..." />
      )}
      {canPay &&
        (['card', 'mobilepay'] as const)
          .filter((method) => methods.includes(method))
          .map((method) => (
            <PlanAct
              key={method}
              action={call('pay')}
              fields={{ method }}
              label={method === 'card' ? 'Betal næste periode med kort' : 'Betal næste periode med MobilePay'}
              pendingText="Åbner betalingen..."
              variant={plan.state === 'grace' ? 'primary' : 'outline'}
            />
          ))}
      {next && mine.renewal === 'card' && (
        <div className="flex flex-wrap gap-3">
          <PlanAct
            action={call('renewal-way')}
            fields={{ way: 'invoice' }}
            label="Få en faktura i stedet for at bruge kortet"
            pendingText="Gemmer..."
          />
          <p className="self-center">
            <TextLink href={mine.cardPath}>Skift kort</TextLink>
          </p>
        </div>
      )}
      {next && mine.renewal !== 'card' && mine.hasCard && (
        <PlanAct
          action={call('renewal-way')}
          fields={{ way: 'card' }}
          label={`Brug ${mine.cardLabel ?? 'det gemte kort'} til næste periode`}
          pendingText="Gemmer..."
        />
      )}
    </div>
  )
}

function wayText({ renewal, cardLabel, hasCard }: PayerView): string {
  if (renewal === 'card') return `Vi trækker det på ${cardLabel ?? 'dit kort'} den dag.`
  const card = hasCard ? '' : ' MobilePay og overførsel kan ikke fornyes af sig selv.'
  return `Vi sender en faktura inden, som du kan betale eller lade ligge.${card}`
}

function Transfer({ transfer }: { transfer: TransferView }) {
  const { registration, account, paymentCode, amountOere, path } = transfer
  return (
    <Notice title={`Overfør ${formatOere(amountOere)}`}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <dt>Konto</dt>
        <dd className="tabular-nums">
          {registration} {account}
        </dd>
        <dt>Skriv på overførslen</dt>
        <dd className="tabular-nums">{paymentCode}</dd>
      </dl>
      <p className="mt-2">
        <a href={path} className="text-link underline underline-offset-4">
          Hent fakturaen som PDF
        </a>
      </p>
    </Notice>
  )
}
