export type ForbiddenImport = { rule: string; comment: string; from: string; to: string }
export function forbiddenImports(root: string, folders?: string[]): Promise<ForbiddenImport[]>
