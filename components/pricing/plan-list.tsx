import { intervalTexts, planTexts } from '@/lib/domain/billing/copy'
import type { Plan, PlanPrice } from '@/lib/domain/billing/plans'
import { formatOere, vatInOere } from '@/lib/shared/money'
import { PlanDrawing } from './plan-drawing'

export function PlanList({ plans }: { plans: readonly Plan[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-12 gap-y-14 lg:grid-cols-3">
      {plans.map(({ id, name, prices }) => (
        <li key={id}>
          <PlanDrawing plan={id} className="-ml-4 h-44 w-auto max-w-full" />
          <h2 className="mt-2 text-2xl">{name}</h2>
          <div className="mt-4 space-y-3">
            {prices.map((price) => (
              <Price key={price.interval} {...price} />
            ))}
          </div>
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

function Price({ interval, priceOere }: PlanPrice) {
  return (
    <p>
      <span className="font-serif text-xl">{formatOere(priceOere)}</span> {intervalTexts[interval]}
      {priceOere > 0 && (
        <span className="block text-muted-foreground text-sm">Heraf moms {formatOere(vatInOere(priceOere))}</span>
      )}
    </p>
  )
}
