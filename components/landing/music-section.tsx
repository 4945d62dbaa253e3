import { capabilities } from '@/lib/domain/billing/capabilities'
import { MelodyPlayer } from './melody-player'
import { SheetMusic } from './sheet-music'

export function MusicSection() {
  return (
    <section className="flex min-h-[85svh] items-center bg-muted py-section">
      <div className="mx-auto w-full max-w-page px-gutter">
        <MelodyPlayer>
          <div className="mx-auto max-w-measure text-center">
            <h2 className="text-3xl">Musik, når man selv vil høre den</h2>
            <p className="mt-5 text-lg">
              Til siden hører familiens egne optagelser: korets sidste koncert, en stemme på et bånd, salmen fra kirken.
              {capabilities.songs && 'Og en sang, der bliver til af ordene i livshistorien. '}Intet spiller af sig selv.
            </p>
          </div>
          <div className="mt-12">
            <SheetMusic />
          </div>
        </MelodyPlayer>
      </div>
    </section>
  )
}
