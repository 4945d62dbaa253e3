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

// Each is part of the page's own bytes; the churchyard, for one, would be too heavy (docs/decisions/024).
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

/** Where no photograph was chosen for the cover: the landscape that belongs to the theme. */
export function ThemeLandscape({ theme, className = '' }: { theme: Theme; className?: string }) {
  const Scene = scenes[theme]
  return <Scene className={className} />
}
