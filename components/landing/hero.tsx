import { ChurchyardScene } from '@/components/drawings/churchyard'
import { FilmButton } from './film-button'
import { StartButton } from './start-button'

export function Hero() {
  return (
    <section className="relative flex min-h-[calc(100svh-4.75rem)] flex-col lg:min-h-[max(42rem,calc(100svh-4.75rem))]">
      <div className="relative z-1 mx-auto w-full max-w-page px-gutter pt-8 max-lg:text-center sm:pt-14 lg:pt-20">
        <h1 className="text-5xl">
          <span className="block">Navnet står på stenen.</span> <span className="block">Livet står her.</span>
        </h1>
        <p className="mt-6 max-w-form text-lg max-lg:mx-auto">
          En mindeside hører til gravstenen og åbnes med dens QR-kode. Her kan familie og venner læse livshistorien, se
          billederne, tænde et lys og skrive en hilsen.
        </p>
        <div className="mt-8 flex flex-wrap gap-3 max-lg:justify-center">
          <StartButton />
          <FilmButton />
        </div>
      </div>
      <div className="relative min-h-80 flex-1 max-lg:-mt-6 lg:absolute lg:inset-0">
        <ChurchyardScene className="mask-t-from-70% absolute inset-0 size-full" />
      </div>
    </section>
  )
}
