import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import { FieldError } from '@/components/ui/field'
import { TextLink } from '@/components/ui/text-link'
import {
  canRegretText,
  deliveryText,
  engravingRegretText,
  noRegretText,
  startNowHint,
  startNowLabel,
} from '@/lib/domain/shop-orders/copy'
import type { OrderPart } from './order-part'

const consumersOnly =
  'group-has-[input[value=company]:checked]/order:hidden group-has-[input[value=public]:checked]/order:hidden'

/** When it is sent and whether it can be regretted, told before the order. */
export function OrderTerms({ register, start, errorOf }: OrderPart) {
  return (
    <div className="space-y-8">
      <div className="hidden group-has-[input[value=plaque]:checked]/order:block">
        <p>
          {deliveryText.made} {noRegretText}
        </p>
        <div className={cn('mt-2', consumersOnly)}>
          <Checkbox
            label="Jeg har læst, at købet af pladen ikke kan fortrydes"
            {...register('toldNoRegret')}
            defaultChecked={start.toldNoRegret}
            aria-invalid={errorOf('toldNoRegret') ? true : undefined}
            aria-describedby="told-error"
          />
          <FieldError id="told-error" message={errorOf('toldNoRegret')} />
        </div>
      </div>
      <div className="hidden group-has-[input[value=engraving]:checked]/order:block">
        <p>
          {deliveryText.made} <span className={consumersOnly}>{engravingRegretText}</span>
        </p>
        <div className={cn('mt-2', consumersOnly)}>
          <Checkbox
            label={startNowLabel}
            hint={startNowHint}
            {...register('startNow')}
            defaultChecked={start.startNow}
          />
        </div>
      </div>
      <p className="hidden group-has-[input[value=code]:checked]/order:block">
        {deliveryText.code} <span className={consumersOnly}>{canRegretText}</span>
      </p>
      <p>
        Du kan rette alt, til du trykker på knappen. Når du bestiller, siger du ja til{' '}
        <TextLink href="/terms">betingelserne</TextLink>, og vi bekræfter bestillingen i en mail med dem som en fil.{' '}
        <TextLink href="/terms#saadan-bestiller-du">Sådan bestiller du</TextLink>.
      </p>
    </div>
  )
}
