import { useRouteLoaderData } from 'react-router'

export type AppData = { publicUrl: string; supportPhone: string; demo: boolean }

/** What the server tells every page about this installation. */
export function useAppData(): AppData {
  return useRouteLoaderData<AppData>('root') ?? { publicUrl: '', supportPhone: '', demo: false }
}
