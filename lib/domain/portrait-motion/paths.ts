const key = encodeURIComponent

export const portraitPath = (memorialKey: string) => `/memorial/${key(memorialKey)}/portrait`
/** Addresses of the API. */
export const motionsApi = (memorialKey: string) => `/api/memorials/${key(memorialKey)}/motions`
export const motionApi = (memorialKey: string, motionId: string) => `${motionsApi(memorialKey)}/${key(motionId)}`
/** The form of every act on that page, for its sentence when it was refused without script. */
export const motionForm = 'portrait-motion'
