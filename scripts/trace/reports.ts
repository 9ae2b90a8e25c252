export interface TestOutcome {
  title: string;
  hasPassed: boolean;
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** What was skipped, because something outside the checkout is absent, proves nothing and has not failed. */
export function parseVitestReport(report: VitestReport): TestOutcome[] {
  return report.testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status !== 'skipped')
    .map((test) => ({ title: test.fullName, hasPassed: test.status === 'passed' }));
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
}

/** A test counts once per browser size in which it ran; a retried one has not passed. */
export function parsePlaywrightReport(report: { suites: PlaywrightSuite[] }): TestOutcome[] {
  const walk = (suite: PlaywrightSuite): TestOutcome[] => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status !== 'skipped')
        .map((test) => ({
          title: `${suite.title} ${spec.title} (${test.projectName})`,
          hasPassed: test.status === 'expected',
        })),
    ),
    ...(suite.suites ?? []).flatMap(walk),
  ];
  return report.suites.flatMap(walk);
}
