import 'server-only'
import type { ArtworkFacts } from '@/lib/domain/artwork/drawing'
import { goodStrokeMm, thinStrokeMm } from '@/lib/domain/artwork/faces'
import type { Layout } from '@/lib/domain/artwork/layout'
import { materialContrast, materialFacts } from '@/lib/domain/artwork/materials'
import type { Plan } from '@/lib/domain/artwork/plan'
import type { ArtworkOptions } from '@/lib/domain/artwork/schema'
import { tooSmallText } from '@/lib/domain/artwork/symbol'
import { fineText } from '@/lib/shared/millimetres'

/** ISO/IEC 18004 requires four light modules around the symbol. */
const standardQuietModules = 4
/** From this size on a phone reads a weathered symbol at arm's length. */
const goodModuleMm = 1.5
/** ISO/IEC 15415 grades a symbol contrast under 0.40 as D or worse. */
const goodContrast = 0.4
/** The reach of a screw head and its shadow. */
const nearHoleMm = 3
const smallCapMm = 2.8

type Warning = ArtworkFacts['warnings'][number]

/** Advice before a drawing is cut, as Danish sentences; none of it prevents drawing. */
export function warningsOf(options: ArtworkOptions, plan: Plan): Warning[] {
  const letters = plan.layout?.letters ?? []
  const texts = [
    ...aboutModules(options, plan),
    ...aboutMaterial(options),
    ...aboutStencil(options),
    ...(isNearHole(plan) ? ['Koden sidder tæt på et hul. Et skruehoved kan dække eller kaste skygge på den.'] : []),
    ...letters
      .filter(({ capMm }) => capMm < smallCapMm)
      .map(({ line, capMm }) => `»${line.text}« bliver kun ${fineText(capMm)} mm høj og kan være svær at læse.`),
    ...aboutStrokes(letters),
  ]
  return texts.map((text): Warning => ({ level: 'warning', text }))
}

function aboutModules(
  { quietModules, symbolMm, errorCorrection }: ArtworkOptions,
  { moduleMm, symbol, stops }: Plan,
): string[] {
  const texts: string[] = []
  const tooSmall = tooSmallText(symbolMm, errorCorrection)
  if (tooSmall && !stops.some(({ code }) => code === 'ARTWORK_TOO_SMALL')) {
    const better = Math.ceil(symbol.modules * goodModuleMm)
    texts.push(`Felterne bliver kun ${fineText(moduleMm)} mm. ${tooSmall} Med ${better} mm bliver de 1,5 mm.`)
  }
  if (quietModules < standardQuietModules) {
    const width =
      quietModules === 0
        ? 'Der er ingen fri kant'
        : `Den frie kant er kun ${quietModules} ${quietModules === 1 ? 'felt' : 'felter'} bred`
    texts.push(`${width} om koden. Den skal være mindst 4 felter bred, ellers finder telefonen den ikke altid.`)
  }
  return texts
}

/** One sentence for all lines with strokes too thin to last. Not for the first edition: approved without it. */
function aboutStrokes(letters: Layout['letters']): string[] {
  const thin = letters.filter(
    ({ line, capMm }) => line.edition !== 1 && capMm >= smallCapMm && thinStrokeMm(line.face, capMm) < goodStrokeMm,
  )
  if (thin.length === 0) return []
  const better = Math.max(...thin.map(({ line, capMm }) => (capMm * goodStrokeMm) / thinStrokeMm(line.face, capMm)))
  const texts = thin.map(({ line }) => `»${line.text}«`).join(', ')
  return [
    `De tynde streger i ${texts} bliver finere end 0,3 mm og slides hurtigt væk. ` +
      `Gør bogstaverne ${Math.ceil(better)} mm høje, eller vælg en kraftigere skrift.`,
  ]
}

function aboutMaterial({ material }: ArtworkOptions): string[] {
  const contrast = materialContrast(material)
  const pale = contrast < goodContrast ? `Kontrasten er lav, skønnet til ${contrast.toLocaleString('da-DK')}. ` : ''
  return [pale + materialFacts(material).advice]
}

function aboutStencil({ stencil, bridgeMm }: ArtworkOptions): string[] {
  if (stencil === 'none') return []
  const letters =
    bridgeMm > 0
      ? 'Bogstaver og motiv hænger sammen med broer.'
      : 'Midten af bogstaver som o og a hænger ikke fast i resten. Flyt dem over med bærefilm, eller vælg broer.'
  return [
    `${letters} Koden kan ikke have broer, for så kan den ikke læses: dens løse felter skal flyttes over med bærefilm.`,
  ]
}

/** Whether a hole is near the symbol with its quiet zone. */
function isNearHole({ layout, plaque, fieldMm }: Plan): boolean {
  if (!layout || !plaque) return false
  const [left, top] = layout.field
  return plaque.holes.some(({ x, y, radiusMm }) => {
    const dx = Math.max(left - x, x - left - fieldMm, 0)
    const dy = Math.max(top - y, y - top - fieldMm, 0)
    return Math.hypot(dx, dy) - radiusMm < nearHoleMm
  })
}
