import 'server-only'
import { goodStrokeMm, thinStrokeMm } from '@/lib/domain/artwork/faces'
import type { Layout } from '@/lib/domain/artwork/layout'
import { materialContrast, materialFacts } from '@/lib/domain/artwork/materials'
import { millimetres, type Plan } from '@/lib/domain/artwork/plan'
import type { ArtworkFacts, ArtworkOptions } from '@/lib/domain/artwork/schema'

/** ISO/IEC 18004 asks for four light modules around the symbol. */
const standardQuietModules = 4
/** From here on a phone reads a weathered symbol at arm's length. */
const goodModuleMm = 1.5
const smallModuleMm = 1
/** ISO/IEC 15415 grades a symbol contrast under 0.40 as D or worse. */
const goodContrast = 0.4
/** A screw head with its shadow. */
const nearHoleMm = 3
const smallCapMm = 2.8

type Warning = ArtworkFacts['warnings'][number]

/** What wants a thought before a drawing is cut, as Danish sentences; nothing of it keeps it from being drawn. */
export function warningsOf(options: ArtworkOptions, plan: Plan): Warning[] {
  const texts = [
    ...aboutModules(options, plan),
    ...aboutMaterial(options),
    ...(isNearHole(plan) ? ['Koden sidder tæt på et hul. Et skruehoved kan dække eller kaste skygge på den.'] : []),
    ...(plan.layout?.letters ?? []).flatMap(aboutLetters),
  ]
  return texts.map((text): Warning => ({ level: 'warning', text }))
}

function aboutModules({ quietModules, symbolMm }: ArtworkOptions, { moduleMm, symbol, stops }: Plan): string[] {
  const texts: string[] = []
  if (moduleMm < smallModuleMm && !stops.some(({ code }) => code === 'ARTWORK_TOO_SMALL')) {
    const better = Math.ceil(symbol.modules * goodModuleMm)
    texts.push(
      `Felterne bliver kun ${millimetres(moduleMm)}. Under 1 mm er koden svær at læse, når stenen bliver slidt. ` +
        `Med ${better} mm i stedet for ${symbolMm.toLocaleString('da-DK')} bliver de 1,5 mm.`,
    )
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

function aboutLetters({ line: { text, face, edition }, capMm }: Layout['letters'][number]): string[] {
  const strokeMm = thinStrokeMm(face, capMm)
  if (capMm < smallCapMm) return [`»${text}« bliver kun ${millimetres(capMm)} høj og kan være svær at læse.`]
  if (edition === 1 || strokeMm >= goodStrokeMm) return []
  const better = Math.ceil((capMm * goodStrokeMm) / strokeMm)
  return [
    `De tynde streger i »${text}« bliver kun ${millimetres(strokeMm)}. Under 0,3 mm slides de hurtigt væk. ` +
      `Gør bogstaverne ${better} mm høje, eller vælg en kraftigere skrift.`,
  ]
}

function aboutMaterial({ material }: ArtworkOptions): string[] {
  const contrast = materialContrast(material)
  const pale = contrast < goodContrast ? `Kontrasten er lav, skønnet til ${contrast.toLocaleString('da-DK')}. ` : ''
  return [pale + materialFacts(material).advice]
}

/** Whether a hole comes near the symbol with its quiet zone. */
function isNearHole({ layout, plaque, fieldMm }: Plan): boolean {
  if (!layout || !plaque) return false
  const [left, top] = layout.field
  return plaque.holes.some(({ x, y, radiusMm }) => {
    const dx = Math.max(left - x, x - left - fieldMm, 0)
    const dy = Math.max(top - y, y - top - fieldMm, 0)
    return Math.hypot(dx, dy) - radiusMm < nearHoleMm
  })
}
