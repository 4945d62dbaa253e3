import type { IForbiddenRuleType } from 'dependency-cruiser'

/** From the bottom up. */
export declare const concepts: readonly string[]
export declare const importRules: IForbiddenRuleType[]
