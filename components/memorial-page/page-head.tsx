import type { ReactNode } from 'react'
import { Flame } from '@/components/drawings/flame'
import { NameInHeading } from '@/components/frame/name-in-heading'
import { ThemeLandscape } from '@/components/themes/theme-landscape'
import { ThemeOrnament } from '@/components/themes/theme-ornament'
import { contributionForms, contributionSections } from '@/lib/domain/contributions/form-names'
import type { LifeEventView, MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { formatPartialDate } from '@/lib/shared/danish-dates'
import { placeInWords } from '@/lib/shared/place-in-words'
import { button } from './button'
import { coverSizes, portraitSizes } from './head-sizes'
import { MemorialImage } from './memorial-image'
import { burningOnPage, candlesLinkText } from './page-copy'

// A longer name in the largest size would fill the whole first screen.
const longName = 32
// A longer word would break on a narrow phone, with its last letter on a line of its own.
const longWord = 13

/** Picture, name, years, places and epitaph. */
export function PageHead({ page }: { page: MemorialPageView }) {
  return (
    <header className="print-cover">
      <div className="h-56 overflow-hidden bg-muted sm:h-80 lg:h-96 print:hidden">
        {page.cover ? (
          <MemorialImage
            picture={page.cover}
            sizes={coverSizes(page.cover, 'standard')}
            isFirst
            className="h-full w-full object-cover"
          />
        ) : (
          <ThemeLandscape theme={page.theme} className="h-full w-full" />
        )}
      </div>
      <div className="mx-auto max-w-page px-gutter text-center font-serif">
        {page.portrait && (
          <MemorialImage
            picture={page.portrait}
            alt={page.portrait.alt || `Portræt af ${page.name}`}
            sizes={portraitSizes(page.portrait, 'standard')}
            isFirst={!page.cover}
            isNear
            className="portrait relative mx-auto -mt-28 w-44 rounded-2xl border-4 border-background object-cover shadow-lift sm:-mt-40 sm:w-60"
          />
        )}
        <NameAndYears page={page} />
        <ThemeOrnament theme={page.theme} className="mx-auto mt-8 h-4 w-30" />
        {page.epitaph && (
          <p className="mx-auto mt-8 max-w-measure whitespace-pre-line text-balance text-2xl leading-snug">
            {page.epitaph}
          </p>
        )}
        {hasMoreAboveCandles(page) && <ToTheCandles page={page} />}
      </div>
    </header>
  )
}

/** Whether anything lies between the head and the candles; if not, their own button is in view. */
export function hasMoreAboveCandles(page: MemorialPageView): boolean {
  const { biography, funeral, pictures, timeline, films, voices, music } = page
  const hasMedia = [pictures.items, films, voices, music].some(({ length }) => length > 0)
  return biography !== null || funeral !== null || timeline.length > 0 || hasMedia
}

/**
 * The link to the candles targets the folded form itself. Browsers unfold a fragment's target (HTML, 'ancestor
 * revealing algorithm'), so it opens without script.
 */
export function candlesHref({ isOpenForPosts }: MemorialPageView): string {
  return `#${isOpenForPosts ? contributionForms.candle : contributionSections.candle}`
}

/**
 * Link past the content to the candles; on a short page they come just below anyway. Its size does not depend on its
 * text, which can arrive after the frame on a slow line.
 */
export function ToTheCandles({ page, className = 'mt-10' }: { page: MemorialPageView; className?: string }) {
  const { burning } = page.counts
  return (
    <p className={`${className} max-w-full print:hidden`}>
      <a href={candlesHref(page)} className={button('candle', 'large', 'min-h-20 w-80')}>
        <Flame size={24} />
        <span className="text-balance">
          {candlesLinkText(page)}
          <span className="sr-only">. </span>
          <span className="block font-normal text-sm" data-burning={burning}>
            {burningOnPage(page)}
          </span>
        </span>
      </a>
    </p>
  )
}

type NameAndYearsProps = {
  page: MemorialPageView
  /** Less space above on a phone, for a crowded first screen. */
  isTight?: boolean
  /** Shown between the years and the places. */
  children?: ReactNode
}

/** Name, years, and where the life began and ended, as exactly as known and without repeating the years. */
export function NameAndYears({ page, isTight = false, children }: NameAndYearsProps) {
  return (
    <>
      <h1 className={`${isTight ? 'mt-4 sm:mt-8' : 'mt-8'} tracking-tight ${nameSize(page.name)}`}>
        <NameInHeading name={page.name} />
      </h1>
      {page.birthName && <p className="mt-2 text-lg text-muted-foreground">{page.birthName}</p>}
      {page.lifespan && (
        <p className={`${isTight ? 'mt-2' : 'mt-4'} text-2xl text-muted-foreground`}>{page.lifespan}</p>
      )}
      {children}
      <LifeEvent word="Født" event={page.born} className="mt-4" />
      <LifeEvent word="Død" event={page.died} />
    </>
  )
}

function nameSize(name: string): string {
  if (name.split(/[\s-]/).some(({ length }) => length > longWord)) return 'text-3xl sm:text-4xl'
  return name.length > longName ? 'text-4xl' : 'text-5xl'
}

function LifeEvent({ word, event, className = '' }: { word: string; event: LifeEventView; className?: string }) {
  const isExact = event.date?.month !== undefined
  if (!event.place && !isExact) return null
  return (
    <p className={`${className} text-lg text-muted-foreground`}>
      {word}
      {isExact && event.date && ` ${formatPartialDate(event.date)}`}
      {event.place && ` ${placeInWords(event.place)}`}
    </p>
  )
}
