import { ForestScene } from '@/components/drawings/forest'
import { GraniteShoreScene } from '@/components/drawings/granite-shore'
import { HeathScene } from '@/components/drawings/heath'
import { LichenWallScene } from '@/components/drawings/lichen-wall'
import { OldPaperScene } from '@/components/drawings/old-paper'
import { RoseGardenScene } from '@/components/drawings/rose-garden'
import { SeaScene } from '@/components/drawings/sea'
import { StarrySkyScene } from '@/components/drawings/starry-sky'
import { WinterScene } from '@/components/drawings/winter'
import type { Theme } from '@/lib/domain/memorials/schema'

// Each is inlined in the page; the churchyard, for example, would be too large (docs/decisions/024).
const scenes = {
  lichen: LichenWallScene,
  sea: SeaScene,
  forest: ForestScene,
  heath: HeathScene,
  winter: WinterScene,
  rose_garden: RoseGardenScene,
  starry_sky: StarrySkyScene,
  old_paper: OldPaperScene,
  granite: GraniteShoreScene,
} as const satisfies Record<Theme, unknown>

/** The theme's landscape, for a page without a cover picture. */
export function ThemeLandscape({ theme, className = '' }: { theme: Theme; className?: string }) {
  const Scene = scenes[theme]
  return <Scene className={className} />
}
