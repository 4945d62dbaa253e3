'use client'

import { useFormContext } from 'react-hook-form'
import { PlanNote } from '@/components/billing/plan-note'
import { useEditor } from '@/components/memorials/editor-provider'
import { ThemeLandscape } from '@/components/themes/theme-landscape'
import { AllThemeStyles } from '@/components/themes/theme-style'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { FieldGroup } from '@/components/ui/field'
import { roomTexts } from '@/lib/domain/billing/copy'
import { hasTheme } from '@/lib/domain/billing/entitlements'
import { useGallery } from '@/lib/domain/media/gallery/client/gallery-hooks'
import { layoutTexts } from '@/lib/domain/memorials/copy'
import { type Layout, layouts, type MemorialForm, type Theme, themes } from '@/lib/domain/memorials/schema'
import { themeNames } from '@/lib/domain/memorials/theme-tokens'
import type { PictureView } from '@/lib/domain/pictures/picture-view'
import { formatLifespan } from '@/lib/shared/danish-dates'

const card =
  'flex h-full cursor-pointer flex-col rounded-lg border border-input p-2 has-[:checked]:border-primary has-[:checked]:ring-2 has-[:checked]:ring-primary has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring has-[:focus-visible]:outline-offset-4'

/** The themes, each shown as a small piece of the page. */
export function ThemeFields() {
  const { register, formState } = useFormContext<MemorialForm>()
  const { opened, memorial, portraitId } = useEditor()
  const { pictures } = useGallery(opened.id, opened.pictures)
  // The theme it has stays; another needs a plan.
  const isOpen = (theme: Theme) => theme === opened.theme || hasTheme(opened.room, theme)
  const sample = {
    name: memorial.fullName,
    lifespan: formatLifespan(memorial.born, memorial.died),
    portrait: pictures.find(({ id }) => id === portraitId) ?? null,
  }
  return (
    <FieldGroup legend="Tema" error={formState.errors.theme?.message}>
      {opened.room.themes !== 'all' && (
        <PlanNote coming={opened.room.coming}>
          {hasTheme(opened.room, opened.theme) ? roomTexts.themes : roomTexts.ownTheme}
        </PlanNote>
      )}
      <AllThemeStyles />
      <div className="grid grid-cols-1 gap-3 min-[24rem]:grid-cols-2 sm:grid-cols-3 lg:grid-cols-2">
        {themes.map((theme) => (
          <label key={theme} className={cn(card, !isOpen(theme) && 'cursor-default')}>
            <ThemeSwatch theme={theme} {...sample} />
            <span className="mt-2 flex min-h-touch items-center gap-2">
              <input
                type="radio"
                value={theme}
                className="size-5 shrink-0 accent-primary"
                {...register('theme')}
                disabled={!isOpen(theme)}
              />
              <span className="min-w-0 hyphens-auto break-words">{themeNames[theme]}</span>
              {!hasTheme(opened.room, theme) && <Badge variant="info">{roomTexts.premiumTheme}</Badge>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** The layout of the page under its address. */
export function LayoutFields() {
  const { register, formState } = useFormContext<MemorialForm>()
  return (
    <FieldGroup legend="Opbygning" error={formState.errors.layout?.message}>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {layouts.map((layout) => (
          <label key={layout} className={card}>
            <LayoutDrawing layout={layout} />
            <span className="mt-2 flex min-h-touch items-start gap-2 pt-1">
              <input
                type="radio"
                value={layout}
                className="mt-0.5 size-5 shrink-0 accent-primary"
                {...register('layout')}
              />
              <span className="min-w-0">
                {layoutTexts[layout].label}
                <span className="block text-muted-foreground text-sm">{layoutTexts[layout].hint}</span>
              </span>
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** A page layout in a few strokes: where the picture is and how the text runs. */
function LayoutDrawing({ layout }: { layout: Layout }) {
  return (
    <svg viewBox="0 0 120 80" aria-hidden="true" className="w-full rounded bg-background text-stone-400">
      {drawings[layout]}
    </svg>
  )
}

const lines = (x: number, y: number, widths: number[]) =>
  widths.map((width, index) => (
    <rect
      key={`${y}-${width}`}
      x={x - width / 2}
      y={y + index * 6}
      width={width}
      height="2"
      rx="1"
      fill="currentColor"
    />
  ))

const drawings = {
  standard: (
    <>
      <rect width="120" height="24" className="fill-lichen" opacity="0.5" />
      <rect x="50" y="14" width="20" height="25" rx="3" className="fill-sky" />
      <rect x="35" y="44" width="50" height="4" rx="2" className="fill-stone-600" />
      {lines(60, 54, [70, 66, 69, 40])}
    </>
  ),
  enhanced: (
    <>
      <rect width="120" height="38" className="fill-sky" opacity="0.7" />
      <rect x="10" y="26" width="48" height="5" rx="2" className="fill-stone-50" />
      <path d="M14 46v30" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="14" cy="50" r="3" className="fill-lichen" />
      <circle cx="14" cy="68" r="3" className="fill-lichen" />
      {lines(46, 48, [48, 44])}
      {lines(46, 66, [47, 36])}
      <rect x="80" y="46" width="32" height="26" rx="2" className="fill-lichen" opacity="0.6" />
    </>
  ),
  classic: (
    <>
      <circle cx="60" cy="15" r="9" className="fill-lichen" opacity="0.7" />
      <rect x="32" y="30" width="56" height="5" rx="2" className="fill-stone-600" />
      <rect x="30" y="44" width="60" height="3" rx="1.5" fill="currentColor" />
      <rect x="30" y="52" width="57" height="3" rx="1.5" fill="currentColor" />
      <rect x="30" y="60" width="59" height="3" rx="1.5" fill="currentColor" />
      <rect x="30" y="68" width="34" height="3" rx="1.5" fill="currentColor" />
    </>
  ),
} satisfies Record<Layout, React.ReactNode>

type ThemeSwatchProps = {
  theme: Theme
  /** The name on the page. */
  name: string
  lifespan: string
  portrait: Pick<PictureView, 'src' | 'srcSet' | 'colour'> | null
}

/** A corner of the family's page in the theme's colours, with its landscape. */
function ThemeSwatch({ theme, name, lifespan, portrait }: ThemeSwatchProps) {
  return (
    <span
      aria-hidden
      data-theme={theme}
      className="block overflow-hidden rounded border border-border bg-background text-foreground"
    >
      <span className="block h-14 overflow-hidden">
        <ThemeLandscape theme={theme} className="h-full w-full" />
      </span>
      <span className="block px-3 py-2">
        {portrait && (
          <img
            src={portrait.src}
            srcSet={portrait.srcSet}
            // Requests the smallest variant.
            sizes="3rem"
            alt=""
            loading="lazy"
            className="-mt-8 mb-1 block size-12 rounded-full border-2 border-background object-cover"
            style={{ backgroundColor: portrait.colour }}
          />
        )}
        <span className="block hyphens-auto break-words font-serif text-lg leading-tight">
          {name}
          <span className="block font-sans text-muted-foreground text-sm">{lifespan}</span>
          <span className="mt-1 block h-1 w-10 rounded-full bg-primary" />
        </span>
      </span>
    </span>
  )
}
