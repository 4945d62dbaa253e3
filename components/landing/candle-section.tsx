import { Candle } from '@/components/drawings/candle'
import { Flame } from '@/components/drawings/flame'
import { StarrySkyScene } from '@/components/drawings/starry-sky'
import { burningDays } from '@/lib/domain/contributions/candle-days'
import { daysInWords } from '@/lib/shared/number-words'

const LIT_BEFORE = ['Inger og Poul', 'Jens Peter', 'Familien Holm']
const COUNT = 37

/** A candle to try: a checkbox lights the flame, so it works without script. */
export function CandleSection() {
  return (
    <section className="dark relative flex min-h-[100svh] items-center overflow-hidden bg-background py-section text-foreground">
      <StarrySkyScene className="absolute inset-0 size-full" />
      <div className="group/candle relative mx-auto w-full max-w-measure px-gutter text-center">
        <h2 className="text-3xl">Tænd et lys</h2>
        <p className="mx-auto mt-5 max-w-form text-lg">
          Lyset brænder på mindesiden i {daysInWords(burningDays)}. Familien kan se, at du har været der, og tallet
          skifter for alle, der har siden åben.
        </p>
        <div className="relative mx-auto mt-8 h-56 w-28">
          <Candle size={224} lit={false} className="absolute inset-0" />
          <Candle
            size={224}
            className="absolute inset-0 opacity-0 transition-opacity duration-slow group-has-checked/candle:opacity-100"
          />
        </div>
        <label className="mt-8 inline-flex min-h-14 items-center justify-center rounded-lg border border-candle bg-candle-soft px-8 font-semibold text-candle-ink text-lg has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
          <input type="checkbox" className="sr-only" autoComplete="off" />
          <span className="grid [&>*]:[grid-area:1/1]">
            <span className="group-has-checked/candle:invisible">Tænd lyset</span>
            <span className="invisible group-has-checked/candle:visible">Lyset brænder</span>
          </span>
        </label>
        <p role="status" className="mt-5">
          <span className="group-has-checked/candle:hidden">{COUNT} lys brænder for Karen lige nu.</span>
          <span className="hidden group-has-checked/candle:inline">
            {COUNT + 1} lys brænder for Karen lige nu. Tak, fordi du tændte et.
          </span>
        </p>
        <ul
          aria-label="De seneste lys"
          className="mt-6 flex flex-wrap justify-center gap-x-5 gap-y-4 text-sm sm:gap-x-8"
        >
          <li className="hidden group-has-checked/candle:block group-has-checked/candle:animate-fade-in">
            <SmallCandle name="Du" />
          </li>
          {LIT_BEFORE.map((name) => (
            <li key={name} className="last:group-has-checked/candle:hidden">
              <SmallCandle name={name} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function SmallCandle({ name }: { name: string }) {
  return (
    <>
      <Flame size={30} className="mx-auto" />
      <span className="mt-1 block">{name}</span>
    </>
  )
}
