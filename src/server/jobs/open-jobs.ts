/** The open jobs of a category, a city or a company. */
export interface OpenJobs {
  count: number;
  /** When the newest was posted. */
  newestAt: Date;
}
