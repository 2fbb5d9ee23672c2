import { accountancyJobs } from './jobs/accountancy.ts';
import { digitalServicesJobs } from './jobs/digital-services.ts';
import { educationTrainingJobs } from './jobs/education-training.ts';
import { engineeringJobs } from './jobs/engineering.ts';
import { garmentsTextileJobs } from './jobs/garments-textile.ts';
import { healthCareJobs } from './jobs/health-care.ts';
import { hiddenJobs } from './jobs/hidden.ts';
import { humanResourceJobs } from './jobs/human-resource.ts';
import { interfaceDesignJobs } from './jobs/interface-design.ts';
import { logisticsJobs } from './jobs/logistics.ts';
import { marketingSeoJobs } from './jobs/marketing-seo.ts';
import { projectManagerJobs } from './jobs/project-manager.ts';
import { salesRetailJobs } from './jobs/sales-retail.ts';
import { skilledTradesJobs } from './jobs/skilled-trades.ts';
import type { SampleJob } from './types.ts';

/** Every sample job, visible or not; the order says nothing, `postedHoursAgo` does. */
export const sampleJobs: SampleJob[] = [
  ...accountancyJobs,
  ...humanResourceJobs,
  ...projectManagerJobs,
  ...interfaceDesignJobs,
  ...digitalServicesJobs,
  ...marketingSeoJobs,
  ...healthCareJobs,
  ...engineeringJobs,
  ...educationTrainingJobs,
  ...garmentsTextileJobs,
  ...salesRetailJobs,
  ...logisticsJobs,
  ...skilledTradesJobs,
  ...hiddenJobs,
];
