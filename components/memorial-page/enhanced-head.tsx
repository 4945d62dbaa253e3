import { ThemeLandscape } from '@/components/themes/theme-landscape'
import { ThemeOrnament } from '@/components/themes/theme-ornament'
import { buttonVariants } from '@/components/ui/button-variants'
import type { MemorialPageView } from '@/lib/domain/memorials/page-view'
import { coverSizes, portraitSizes } from './head-sizes'
import { MemorialImage } from './memorial-image'
import { hasMoreAboveCandles, NameAndYears, ToTheCandles } from './page-head'

/** The cover fills the screen; below it, on the page's own paper, who it is. */
export function EnhancedHead({ page }: { page: MemorialPageView }) {
  const cover = 'h-full w-full object-cover'
  return (
    <header className="print-cover">
      <div className="h-[62svh] min-h-72 overflow-hidden bg-muted sm:h-[76svh] print:hidden">
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
              className="portrait relative -mt-28 w-44 shrink-0 rounded-2xl border-4 border-background object-cover shadow-lift sm:w-72"
            />
          )}
          <div className={`min-w-0 max-w-full text-center ${page.portrait ? 'sm:text-left' : 'mx-auto'}`}>
            <NameAndYears page={page} />
          </div>
        </div>
        <ThemeOrnament theme={page.theme} className="mx-auto mt-12 h-4 w-30" />
        {page.epitaph && (
          <p className="mx-auto mt-8 max-w-measure whitespace-pre-line text-balance text-center text-3xl leading-snug">
            {page.epitaph}
          </p>
        )}
        <div className="flex flex-wrap items-end justify-center gap-x-6 text-center print:hidden">
          {hasMoreAboveCandles(page) && <ToTheCandles page={page} />}
          {page.pictures.items.length > 1 && (
            // Only script can lead through pictures by itself: it shows the button.
            <p className="mt-6 max-w-full" data-slideshow-place hidden>
              <button
                type="button"
                data-slideshow="billeder-liste"
                className={buttonVariants({ variant: 'outline', size: 'lg', className: 'min-h-20 w-80' })}
              >
                Se billederne som lysbilleder
              </button>
            </p>
          )}
        </div>
      </div>
    </header>
  )
}
