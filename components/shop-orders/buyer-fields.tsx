import type { BoundField } from '@/components/form/bound-field'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { TextLine } from '@/components/resellers/text-line'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { buyerTexts } from '@/lib/domain/shop-orders/copy'
import { buyerKinds, paymentDays } from '@/lib/domain/shop-orders/schema'
import type { OrderPart } from './order-part'

type Name = 'companyName' | 'cvr' | 'ean' | 'buyerReference'

/** Who buys: a company and a public buyer have numbers that belong on the invoice. */
export function BuyerFields({ register, start, errorOf }: OrderPart) {
  const bind = (name: Name): BoundField => ({ ...register(name), defaultValue: start[name], error: errorOf(name) })
  return (
    <div className="space-y-6">
      <FieldGroup legend="Hvem køber?" error={errorOf('buyerKind')}>
        <RadioGroup
          {...register('buyerKind')}
          defaultValue={start.buyerKind}
          options={buyerKinds.map((value) => ({
            value,
            label: buyerTexts[value],
            ...(value === 'public'
              ? {
                  hint: `Med EAN-nummer. Første gang ser vi efter, at oplysningerne passer sammen, før vi går i gang og sender fakturaen. Den skal betales inden ${paymentDays.public} dage.`,
                }
              : {}),
          }))}
        />
      </FieldGroup>
      <div className="space-y-6 group-has-[input[value=private]:checked]/order:hidden">
        <TextLine {...bind('companyName')} label="Navn på fakturaen" autoComplete="organization" maxLength={160} />
        <TextLine
          {...bind('cvr')}
          label="CVR-nummer"
          hint="En virksomhed skal have det på fakturaen."
          optional
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <div className="group-has-[input[value=company]:checked]/order:hidden">
          <TextLine {...bind('ean')} label="EAN-nummer" inputMode="numeric" autoComplete="off" maxLength={20} />
        </div>
        <TextLine
          {...bind('buyerReference')}
          label="Reference eller rekvisitionsnummer"
          hint="Skal stå på en faktura til et EAN-nummer. En virksomhed kan lade feltet stå tomt."
          autoComplete="off"
          maxLength={60}
        />
        <PrivacyLine about="koeb">
          Det kommer til at stå på fakturaen. Til en offentlig institution sender vi den som e-faktura.
        </PrivacyLine>
        <div className="group-has-[input[value=public]:checked]/order:hidden">
          <Checkbox
            {...register('wantsEInvoice')}
            defaultChecked={start.wantsEInvoice}
            label="Send også fakturaen som e-faktura"
            hint="Så kommer den på mail både som PDF og som XML, som et regnskabsprogram kan læse."
          />
        </div>
      </div>
    </div>
  )
}
