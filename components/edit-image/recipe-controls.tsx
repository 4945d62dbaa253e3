'use client'

import { RotateCcw, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Switch } from '@/components/ui/switch'
import { recipeLabels, recipeText } from '@/lib/domain/media/versions/recipe-texts'
import { CROP_MOST, type Recipe, type RecipeNumber, recipeRanges } from '@/lib/domain/pictures/recipe'
import { geometryOf } from '@/lib/domain/pictures/recipe-geometry'
import { RangeField } from './range-field'
import type { View } from './stage'

/** Common aspect ratios, width to height. */
const cropPresets = [
  { label: 'Kvadrat', ratio: 1 },
  { label: 'Stående 4:5', ratio: 4 / 5 },
  { label: 'Liggende 3:2', ratio: 3 / 2 },
] as const

/** The largest centred crop with this ratio in the picture's current rotation, in steps of 0.5 %. */
function presetCrop(original: { width: number; height: number }, recipe: Recipe, ratio: number) {
  const { frame } = geometryOf(original, recipe)
  const now = frame.width / frame.height
  const sides = half(now > ratio ? 100 * (1 - ratio / now) : 0)
  const ends = half(now < ratio ? 100 * (1 - now / ratio) : 0)
  return { cropLeft: sides, cropRight: sides, cropTop: ends, cropBottom: ends }
}

const noCrop = { cropLeft: 0, cropRight: 0, cropTop: 0, cropBottom: 0 }

function half(percent: number): number {
  return Math.round(percent) / 2
}

type RecipeControlsProps = {
  original: { width: number; height: number }
  recipe: Recipe
  change: (part: Partial<Recipe>, from: string) => void
  settle: () => void
  onView: (view: View) => void
}

const hints: Partial<Record<RecipeNumber, string>> = {
  straighten: 'Til en horisont eller en ramme, der hælder. Tomme hjørner skæres væk.',
  restore:
    'Til falmede og gulnede billeder. Farverne hentes frem igen, det gule skær dæmpes, og billedet bliver en anelse skarpere. Der tegnes intet nyt.',
}

/** All controls, as fields of the surrounding form. */
export function RecipeControls({ original, recipe, change, settle, onView }: RecipeControlsProps) {
  const slide = (name: RecipeNumber, view: View, most: number = recipeRanges[name].max) => (
    <RangeField
      key={name}
      name={name}
      label={recipeLabels[name]}
      words={recipeText(name, recipe[name])}
      hint={hints[name]}
      {...recipeRanges[name]}
      value={recipe[name]}
      onChange={(value) => {
        onView(view)
        change({ [name]: Math.min(value, most) }, name)
      }}
      onSettle={settle}
    />
  )
  const crop = (part: Partial<Recipe>, from: string) => {
    onView('crop')
    change(part, from)
    settle()
  }
  const turn = (by: 1 | 3) => {
    change({ turns: (recipe.turns + by) % 4, ...turnedCrop(recipe, by) }, `turn-${recipe.turns}-${by}`)
    settle()
  }
  return (
    <div className="space-y-10">
      <Group title="Drej og ret op">
        <input type="hidden" name="turns" value={recipe.turns} />
        <div className="flex flex-wrap gap-3 noscript:hidden">
          <Button variant="outline" size="compact" onClick={() => turn(3)}>
            <RotateCcw aria-hidden />
            Drej til venstre
          </Button>
          <Button variant="outline" size="compact" onClick={() => turn(1)}>
            <RotateCw aria-hidden />
            Drej til højre
          </Button>
        </div>
        {slide('straighten', 'result')}
      </Group>
      <Group title="Beskær">
        <p className="text-muted-foreground text-sm">Træk i rammen på billedet, eller brug skyderne her.</p>
        <div className="flex flex-wrap gap-2 noscript:hidden">
          <Button size="compact" variant="outline" onClick={() => crop(noCrop, 'whole')}>
            Hele billedet
          </Button>
          {cropPresets.map(({ label, ratio }) => (
            <Button
              key={label}
              size="compact"
              variant="outline"
              onClick={() => crop(presetCrop(original, recipe, ratio), label)}
            >
              {label}
            </Button>
          ))}
        </div>
        {slide('cropLeft', 'crop', CROP_MOST - recipe.cropRight)}
        {slide('cropRight', 'crop', CROP_MOST - recipe.cropLeft)}
        {slide('cropTop', 'crop', CROP_MOST - recipe.cropBottom)}
        {slide('cropBottom', 'crop', CROP_MOST - recipe.cropTop)}
      </Group>
      <Group title="Lys og farver">
        {slide('light', 'result')}
        {slide('contrast', 'result')}
        <Switch
          name="blackAndWhite"
          label={recipeLabels.blackAndWhite}
          checked={recipe.blackAndWhite}
          onChange={(event) => {
            onView('result')
            change({ blackAndWhite: event.currentTarget.checked }, `grey-${recipe.blackAndWhite}`)
            settle()
          }}
        />
        {slide('restore', 'result')}
      </Group>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 space-y-4">
      <legend className="mb-4 font-serif text-xl">{title}</legend>
      {children}
    </fieldset>
  )
}

/** Rotates the crop with the picture: after a right turn, the left edge is the top. */
function turnedCrop({ cropLeft, cropRight, cropTop, cropBottom }: Recipe, by: 1 | 3): Partial<Recipe> {
  return by === 1
    ? { cropTop: cropLeft, cropRight: cropTop, cropBottom: cropRight, cropLeft: cropBottom }
    : { cropBottom: cropLeft, cropLeft: cropTop, cropTop: cropRight, cropRight: cropBottom }
}
