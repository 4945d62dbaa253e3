import { materialTexts } from '@/lib/domain/artwork/copy'
import type { StoneMaterial } from '@/lib/domain/artwork/schema'
import type { BatchPackage } from '@/lib/domain/production/views'

/** A package by its number as a field or an address has it. */
export function packageBy(packages: readonly BatchPackage[], number: unknown): BatchPackage | undefined {
  return packages.find((each) => String(each.number) === String(number))
}

/** What a package says about its drawing: in another material light and dark change places, and the plate is scrap. */
export function madeFor(found: BatchPackage | undefined): { material?: StoneMaterial; symbolMm?: number } {
  const { material, symbolMm } = found ?? {}
  return { ...(material ? { material } : {}), ...(symbolMm ? { symbolMm } : {}) }
}

/** 'Pakken er lavet til rustfrit stål, 50 mm.'; nothing where the package says nothing. */
export function madeForText(found: BatchPackage | undefined): string | undefined {
  const { material, symbolMm } = madeFor(found)
  const parts = [...(material ? [materialTexts[material].toLowerCase()] : []), ...(symbolMm ? [`${symbolMm} mm`] : [])]
  return parts.length > 0 ? `Pakken er lavet til ${parts.join(', ')}.` : undefined
}
