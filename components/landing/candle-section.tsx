import { Candle } from '@/components/drawings/candle'
import { StarrySkyScene } from '@/components/drawings/starry-sky'

/** The ritual itself, to try: a checkbox lights the flame, so it works before and without any script. */
export function CandleSection() {
  return (
    <section className="dark relative flex min-h-[100svh] items-center overflow-hidden bg-background py-section text-foreground">
      <StarrySkyScene className="absolute inset-0 size-full" />
      <div className="group relative mx-auto w-full max-w-measure px-gutter text-center">
        <h2 className="text-3xl">Tænd et lys</h2>
        <p className="mx-auto mt-5 max-w-form text-lg">
          Et lys brænder på mindesiden i syv dage. Alle, der kommer forbi imens, kan se det, og familien kan se, at du
          har været der.
        </p>
        <div className="relative mx-auto mt-10 h-56 w-28">
          <Candle size={224} lit={false} className="absolute inset-0" />
          <Candle
            size={224}
            className="absolute inset-0 opacity-0 transition-opacity duration-slow group-has-checked:opacity-100"
          />
        </div>
        <label className="mt-8 inline-flex min-h-14 items-center justify-center rounded-lg border border-candle bg-candle-soft px-8 font-semibold text-candle-ink text-lg has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
          <input type="checkbox" className="sr-only" aria-label="Tænd lyset" />
          <span className="group-has-checked:hidden">Prøv at tænde det</span>
          <span className="hidden group-has-checked:inline">Lyset brænder</span>
        </label>
      </div>
    </section>
  )
}
