import type { UseFormRegisterReturn } from 'react-hook-form'

/** A field registered with react-hook-form, with the value it shows before script has loaded. */
export type BoundField = UseFormRegisterReturn & { defaultValue: string | undefined; error: string | undefined }
