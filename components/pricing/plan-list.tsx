import { LinkButton } from '@/components/ui/link-button'
import { buyTexts, intervalTexts, planTexts } from '@/lib/domain/billing/copy'
import { type Plan, type PlanId, type PlanPrice, planItemOf } from '@/lib/domain/billing/plans'
import { formatOere, vatInOere } from '@/lib/shared/money'
import { PlanDrawing } from './plan-drawing'

/** With the links to buying while the shop is open. */
export function PlanList({ plans, isShopOpen }: { plans: readonly Plan[]; isShopOpen: boolean }) {
  return (
    <ul className="grid grid-cols-1 gap-x-12 gap-y-14 lg:grid-cols-3">
      {plans.map(({ id, name, prices }) => (
        <li key={id}>
          <PlanDrawing plan={id} className="-ml-4 h-24 w-auto max-w-full sm:h-44" />
          <h2 className="mt-2 text-2xl">{name}</h2>
          <div className="mt-4 space-y-3">
            {prices.map((price) => (
              <Price key={price.interval} {...price} />
            ))}
          </div>
          {isShopOpen && <BuyLinks plan={id} prices={prices} />}
          <p className="mt-5">{planTexts[id].summary}</p>
          <ul className="mt-5 list-disc space-y-1 pl-5 marker:text-muted-foreground">
            {planTexts[id].contents.map((content) => (
              <li key={content}>{content}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function BuyLinks({ plan, prices }: { plan: PlanId; prices: readonly PlanPrice[] }) {
  const items = prices.flatMap(({ interval }) => planItemOf(plan, interval) ?? [])
  return (
    <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
      {items.map((item) => (
        <LinkButton key={item} href={`/subscription/buy?valg=${item}`} variant="outline" className="wrap-anywhere">
          {buyTexts[item]}
        </LinkButton>
      ))}
    </div>
  )
}

function Price({ interval, priceOere }: PlanPrice) {
  return (
    <p>
      {interval === 'included' ? (
        <span className="font-serif text-xl first-letter:uppercase">{intervalTexts.included}</span>
      ) : (
        <>
          <span className="font-serif text-xl">{formatOere(priceOere)}</span> {intervalTexts[interval]}
        </>
      )}
      {priceOere > 0 && (
        <span className="block text-muted-foreground text-sm">Heraf moms {formatOere(vatInOere(priceOere))}</span>
      )}
    </p>
  )
}
