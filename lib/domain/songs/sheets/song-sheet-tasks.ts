import 'server-only'
import { engrave } from '@/lib/integrations/score/engrave'
import { layOutWords, type SheetTexts } from '@/lib/integrations/score/lay-out-words'
import { printSheet } from '@/lib/integrations/score/sheet-pdf'
import { sheetPictures } from '@/lib/integrations/score/sheet-picture'

export type SheetTask = SheetTexts & { musicXml: string; madeAt: Date }

/** In the process of song-sheet-worker.ts; call `makeSongSheets`. */
export const tasks = {
  engrave: async ({ musicXml, madeAt, ...texts }: SheetTask) => {
    const pages = await engrave(musicXml)
    const layout = layOutWords(pages, texts)
    return {
      svgPages: sheetPictures(pages, layout, texts),
      pdf: await printSheet(pages, layout, { ...texts, madeAt }),
    }
  },
}
