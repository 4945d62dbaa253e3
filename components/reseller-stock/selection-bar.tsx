import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import { codesText, stockToasts } from '@/lib/domain/resellers/stock/copy'

type SelectionBarProps = {
  count: number
  /** All of them were handed over. */
  toTakeBack: boolean
  /** The plates of some may not be there yet. */
  hasMissing: boolean
  isBusy: boolean
  onClear: () => void
}

/** What can be done with the chosen codes. Stays in sight at the bottom while there are any. */
export function SelectionBar({ count, toTakeBack, hasMissing, isBusy, onClear }: SelectionBarProps) {
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-3 bg-background py-3',
        count > 0 && 'sticky bottom-0 z-10 border-border border-t',
      )}
    >
      <p aria-live="polite" className="min-w-32 font-semibold">
        {count === 0 ? 'Ingen koder valgt' : `${codesText(count)} valgt`}
      </p>
      {hasMissing && !toTakeBack && <Checkbox name="missing" label={stockToasts.handOverMissing} />}
      {toTakeBack ? (
        <Button
          type="submit"
          name="handling"
          value="take-back"
          variant="outline"
          formAction="/api/resellers/me/qr-codes/take-back"
          disabled={isBusy}
        >
          Tag tilbage
        </Button>
      ) : (
        <Button type="submit" name="handling" value="hand-over" disabled={isBusy}>
          Udlever
        </Button>
      )}
      <Button
        type="submit"
        name="handling"
        value="cards"
        variant="outline"
        formMethod="get"
        formAction="/api/resellers/me/activation-cards"
        disabled={isBusy}
      >
        Hent kort (PDF)
      </Button>
      <Button
        type="submit"
        name="handling"
        value="drawings"
        variant="outline"
        formMethod="get"
        formAction="/reseller-dashboard/drawings"
        disabled={isBusy}
      >
        Hent tegninger
      </Button>
      {count > 0 && (
        <Button variant="ghost" onClick={onClear}>
          Fravælg
        </Button>
      )}
    </div>
  )
}
