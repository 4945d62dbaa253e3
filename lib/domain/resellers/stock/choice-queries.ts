import 'server-only'
import { ofOwnReseller } from '@/lib/domain/resellers/resellers'
import { chosenCodesInput, mostOfSearchAtOnce, type StockChoiceView } from '@/lib/domain/resellers/stock/choice-schema'
import { countFree, findPart, isWorkable, workable } from '@/lib/domain/resellers/stock/choices'
import { groupTexts, stockStateTexts } from '@/lib/domain/resellers/stock/copy'
import { type StockFilter, type StockState, stockListInput } from '@/lib/domain/resellers/stock/schema'
import { defineRead } from '@/lib/server/read'

// 50,000 codes, more than any reseller has in stock.
const mostParts = 100

/** What can be chosen of a search: codes in stock and codes handed over, separately, in parts of 500. */
export const listStockChoices = defineRead({
  ...ofOwnReseller,
  name: 'resellers.list-stock-choices',
  input: stockListInput,
  run: (_, filter, { id }) => readChoices(id, filter),
})

async function readChoices(resellerId: string, filter: StockFilter): Promise<StockChoiceView[]> {
  const wanted: StockState[] = filter.state ? [filter.state] : [...workable]
  const counted = await Promise.all(
    wanted
      .filter(isWorkable)
      .map(async (state) => ({ state, total: await countFree(resellerId, { ...filter, state }) })),
  )
  return counted.flatMap(({ state, total }) => {
    const parts = Math.min(Math.ceil(total / mostOfSearchAtOnce), mostParts)
    return Array.from({ length: parts }, (_, index) => partView({ state, total, part: index + 1 }))
  })
}

/**
 * The chosen codes in their stored form. The owner of ticked codes is not checked. Throws QR_CODE_NOT_IN_STOCK if the
 * chosen search has changed.
 */
export const listChosenCodes = defineRead({
  ...ofOwnReseller,
  name: 'resellers.list-chosen-codes',
  input: chosenCodesInput,
  run: async (_, chosen, { id }) =>
    chosen.by === 'codes' ? chosen.codes : (await findPart(id, chosen)).map(({ code }) => code),
})

const names: Record<StockState, string> = { ...stockStateTexts, ...groupTexts }

function partView({ state, total, part }: { state: StockState; total: number; part: number }): StockChoiceView {
  const first = (part - 1) * mostOfSearchAtOnce + 1
  const last = Math.min(part * mostOfSearchAtOnce, total)
  const figure = (count: number) => count.toLocaleString('da-DK')
  const which =
    total > mostOfSearchAtOnce ? `${figure(first)} til ${figure(last)} af ${figure(total)}` : `alle ${figure(total)}`
  return { value: `${state}.${part}.${total}`, label: `${names[state]}: ${which}`, state, count: last - first + 1 }
}
