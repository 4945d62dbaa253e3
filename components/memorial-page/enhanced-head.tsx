import { ThemeLandscape } from '@/components/themes/theme-landscape'
import { ThemeOrnament } from '@/components/themes/theme-ornament'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { button } from './button'
import { coverSizes, portraitSizes } from './head-sizes'
import { MemorialImage } from './memorial-image'
import { NameAndYears, ToTheCandles } from './page-head'

/**
 * Picture, name, years and the candle link fit the first screen, even of a small phone; the cover takes the remaining
 * height. head-sizes.ts repeats the heights of the cover and the portrait.
 */
export function EnhancedHead({ page }: { page: MemorialPageView }) {
  const cover = 'h-full w-full object-cover'
  return (
    <header className="print-cover">
      <div className="h-[max(14svh,76svh-20.5rem)] overflow-hidden bg-muted sm:h-[56svh] print:hidden">
        {page.cover ? (
          <MemorialImage picture={page.cover} sizes={coverSizes(page.cover, 'enhanced')} isFirst className={cover} />
        ) : (
          <ThemeLandscape theme={page.theme} className={cover} />
        )}
      </div>
      <div className="mx-auto max-w-page px-gutter font-serif">
        <div className="flex flex-col items-center gap-x-12 sm:flex-row sm:items-start">
          {page.portrait && (
            <MemorialImage
              picture={page.portrait}
              alt={page.portrait.alt || `Portræt af ${page.name}`}
              sizes={portraitSizes(page.portrait, 'enhanced')}
              isFirst={!page.cover}
              isNear
              className="portrait relative -mt-[11svh] w-[clamp(5.5rem,18svh,11rem)] shrink-0 rounded-2xl border-4 border-background object-cover shadow-lift sm:-mt-28 sm:w-72"
            />
          )}
          <div className={`min-w-0 max-w-full text-center ${page.portrait ? 'sm:text-left' : 'mx-auto'}`}>
            <NameAndYears page={page} isTight>
              <ToTheCandles page={page} className="mt-6" />
            </NameAndYears>
          </div>
        </div>
        <ThemeOrnament theme={page.theme} className="mx-auto mt-12 h-4 w-30" />
        {page.epitaph && (
          <p className="mx-auto mt-8 max-w-measure whitespace-pre-line text-balance text-center text-3xl leading-snug">
            {page.epitaph}
          </p>
        )}
        {page.pictures.items.length > 1 && (
          // The slideshow needs script, which shows the button in this reserved space.
          <div className="mt-6 min-h-20 text-center print:hidden">
            <p data-slideshow-place hidden>
              <button
                type="button"
                data-slideshow="billeder-liste"
                className={button('outlined', 'large', 'min-h-20 w-80')}
              >
                Se billederne som lysbilleder
              </button>
            </p>
          </div>
        )}
      </div>
    </header>
  )
}
