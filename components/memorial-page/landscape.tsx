import { ForestScene } from '@/components/drawings/forest'
import { HeathScene } from '@/components/drawings/heath'
import { SeaScene } from '@/components/drawings/sea'

// Only drawings light enough for the first screen of a phone on a poor connection.
const scenes = [SeaScene, HeathScene, ForestScene]

/** Shown without a cover photograph: a drawn landscape, always the same one for the same page. */
export function Landscape({ seed, className }: { seed: string; className?: string }) {
  const sum = Array.from(seed).reduce((total, letter) => total + letter.charCodeAt(0), 0)
  const Scene = scenes[sum % scenes.length] ?? SeaScene
  return <Scene className={className ?? ''} />
}
