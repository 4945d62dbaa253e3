'use client'

import { useFormContext } from 'react-hook-form'
import { PlanNote } from '@/components/billing/plan-note'
import { useEditor } from '@/components/memorials/editor-provider'
import { LayoutDrawing } from '@/components/memorials/layout-drawing'
import { layoutTexts } from '@/components/memorials/look-texts'
import { ThemeSwatch } from '@/components/memorials/theme-swatch'
import { AllThemeStyles } from '@/components/themes/theme-style'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { FieldGroup } from '@/components/ui/field'
import { roomTexts } from '@/lib/domain/billing/copy'
import { hasTheme } from '@/lib/domain/billing/entitlements'
import { useGallery } from '@/lib/domain/media/gallery/client/gallery-hooks'
import { layouts, type MemorialForm, type Theme, themes } from '@/lib/domain/memorials/schema'
import { themeNames } from '@/lib/domain/memorials/theme-tokens'
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
