// Run by the bench: renders and encodes a song of this many seconds as its worker does, and prints how long that took
// and the most memory that this process had; or, for `sheets`, draws a song of four verses several times.
import { readFileSync } from 'node:fs'
import { tasks as sheetTasks } from '@/lib/domain/songs/sheets/song-sheet-tasks'
import { tasks as soundTasks } from '@/lib/domain/songs/sound/song-sound-tasks'
import { sampleSheet } from '@/lib/integrations/score/sample-sheet'
import { sampleSong } from '@/lib/integrations/sound/sample-song'

const secondsOfBar = 2.5
const [what] = process.argv.slice(2)
const found = what === 'sheets' ? await drawSheets() : await render(Number(what))
console.log(JSON.stringify({ ...found, peakMb: peakMb() }))
process.exit(0)

async function render(seconds: number) {
  const began = performance.now()
  const { mp3, m4a, durationSeconds } = await soundTasks.render(
    {
      ...sampleSong(Math.round(seconds / secondsOfBar)),
      tags: { title: 'Bench', artist: 'Mindelund', mark: { digitalSourceType: 'x', description: 'x' } },
    },
    () => {},
  )
  return { seconds: secondsSince(began), durationSeconds, mp3Bytes: mp3.length, m4aBytes: m4a.length }
}

async function drawSheets() {
  const line = 'Du gik så stil-le bort en dag'
  const verses = Array.from({ length: 4 }, () => [line, line, line, line])
  const song = { title: 'Bench', origin: 'Lavet af regler', verses, underNotes: [0, 1, 2, 3], madeAt: new Date(0) }
  const draw = async () => {
    const began = performance.now()
    await sheetTasks.engrave({ ...song, musicXml: sampleSheet('Bench', verses) })
    return secondsSince(began)
  }
  const coldSeconds = await draw()
  const warm = [await draw(), await draw(), await draw()]
  return { coldSeconds, warmSeconds: Math.min(...warm) }
}

function secondsSince(began: number): number {
  return (performance.now() - began) / 1000
}

/** On Linux, resourceUsage counts the memory of the process that started this one, too. */
function peakMb(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024
}
