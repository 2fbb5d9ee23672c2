import { LATE_DAYS, SHOWN_DAYS } from '#contract/figures/figure-days.ts';
import { figurePaths } from '#contract/figures/figure-paths.ts';
import { API_BASE } from '#contract/http/paths.ts';
import { idParameter, type Operation } from './operation.ts';

export const figureOperations: readonly Operation[] = [
  {
    method: 'post',
    path: figurePaths.jobs,
    tag: 'Readers',
    summary: 'Counts what readers did with jobs',
    description: `Each event counts once, by its random key, on its own day in Bangladesh up to ${LATE_DAYS} days later. Robots, requests with Sec-GPC or DNT, other days and unknown jobs are answered the same, and not counted.`,
    access: 'public',
    body: 'FigureBatch',
    refusals: [400, 429],
  },
  {
    method: 'get',
    path: figurePaths.jobs,
    tag: 'Jobs',
    summary: `How often your jobs were viewed, saved, applied for and shared in the last ${SHOWN_DAYS} days`,
    description: 'Extension. Jobs of which nothing was counted are left out.',
    access: 'user',
    data: 'OwnFiguresData',
  },
  {
    method: 'get',
    path: `${API_BASE}/jobs/{id}/figures`,
    tag: 'Jobs',
    summary: `How often a job was viewed, saved, applied for and shared in the last ${SHOWN_DAYS} days`,
    description: 'Extension, for its owner. A device counts once a day for each.',
    access: 'user',
    parameters: [idParameter],
    data: 'JobFiguresData',
    refusals: [403, 404],
  },
];
