import { materialTexts } from '@/lib/domain/artwork/copy'
import type { StoneMaterial } from '@/lib/domain/artwork/schema'
import type { BatchPackage } from '@/lib/domain/production/schema'

/** The package with this number, as given by a field or a URL. */
export function packageBy(packages: readonly BatchPackage[], number: unknown): BatchPackage | undefined {
  return packages.find((each) => String(each.number) === String(number))
}

/** The package's material and size. In the wrong material, light and dark are inverted and the plate is scrap. */
export function madeFor(found: BatchPackage | undefined): { material?: StoneMaterial; symbolMm?: number } {
  const { material, symbolMm } = found ?? {}
  return { ...(material ? { material } : {}), ...(symbolMm ? { symbolMm } : {}) }
}

/** 'Pakken er lavet til rustfrit stål, 50 mm.'; undefined if the package gives neither. */
export function madeForText(found: BatchPackage | undefined): string | undefined {
  const { material, symbolMm } = madeFor(found)
  const parts = [...(material ? [materialTexts[material].toLowerCase()] : []), ...(symbolMm ? [`${symbolMm} mm`] : [])]
  return parts.length > 0 ? `Pakken er lavet til ${parts.join(', ')}.` : undefined
}
