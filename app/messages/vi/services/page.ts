import { locale } from "~/messages/locale";
import { plural } from "~/messages/plural";

export const quote = "Nhận báo\u00a0giá miễn\u00a0phí";
export const received = "Sản\u00a0phẩm bàn\u00a0giao";
export const breadcrumbs = {
  label: "Vị trí trong trang web",
  home: "Trang\u00a0chủ",
  services: "Dịch\u00a0vụ",
};
export const facts = [{ term: "Khu vực phục vụ", value: "California, Nevada, Oregon" }];
export const illustration = "Hình minh họa do máy tính tạo ra";
export const table = { deliverable: "Sản\u00a0phẩm", use: "Công\u00a0dụng", format: "Định\u00a0dạng" };
export const price = {
  heading: "Giá phụ\u00a0thuộc vào đâu",
  promise: {
    byPhone:
      "Quý khách biết giá trước khi chúng tôi đến. Muốn trao đổi trực tiếp? <call>Gọi cho chúng tôi</call>.",
    byEmail:
      "Quý khách biết giá trước khi chúng tôi đến. Muốn trao đổi trực tiếp? <email>Gửi email cho chúng tôi</email>.",
  },
};
export const labeled = (head: string) => `${head}:`;
export const questions = "Câu hỏi";
export const industries = "Ai đặt dịch\u00a0vụ này";

export const deliverableCount = plural({ other: "# sản phẩm bàn giao" });

const wholeNumber = new Intl.NumberFormat(locale);

export const exploreScan = "Khám\u00a0phá bản\u00a0quét mẫu";
export const exploreTour = "Tham\u00a0quan tour\u00a0ảo mẫu";
export const sampleTitle = "Xem mẫu";
export const sampleLabel = "Mẫu";
export const sampleDownload = (name: string, format: string, size: string) =>
  `${name}, tải xuống (${format}, ${size})`;
export const sampleSource =
  "Tạo từ các mô hình 3D dùng cho hình ảnh của chúng tôi. Không có dữ liệu của khách hàng.";

export const sampleFiles = {
  plan: {
    name: "Mặt bằng",
    detail: (width: string, depth: string) =>
      `Tờ bản vẽ ở trên, giấy 17 × 11 inch (43 × 28\u00a0cm), ${width} × ${depth}, tỷ lệ 1/4″ = 1′-0″. In ở 100% rồi dùng thước đo.`,
  },
  deviation: {
    name: "Báo cáo sai lệch",
    detail: (points: number) =>
      `${wholeNumber.format(points)} điểm của một bản quét mô phỏng, so với chính mô hình đã tạo ra nó. Báo cáo cho thấy nội dung quý khách sẽ nhận, không phải độ chính xác của chúng tôi.`,
  },
  pointCloud: {
    name: "Đám mây điểm",
    detail: (points: number) =>
      `Cũng phòng khách đó với ${wholeNumber.format(points)} điểm có màu. LAS 1.4 nén, đơn vị mét.`,
  },
  buildingModel: {
    name: "Mô hình công trình",
    detail:
      "Cũng phòng khách đó dưới dạng mô hình IFC 4, có tường, sàn, trần, cửa sổ và nội thất. Đơn vị mét.",
  },
  register: {
    name: "Danh mục thiết bị",
    detail: plural({
      other:
        "# thiết bị trên mái ở hình trên, có mã, hệ thống, phòng, nhãn thông số, tên ảnh, vị trí và kích thước bằng feet. Mô hình 3D không có nhãn thông số và ảnh, nên các mục này là ví dụ tự đặt.",
    }),
  },
};

export const stagingTitle = "Những gì có sẵn, những gì chúng\u00a0tôi thêm";
export const stagingLead = "Quý khách nhận cả hai góc nhìn, từ cùng một chỗ và trong cùng ánh sáng.";
export const stagingComparison = "Di chuyển ranh giới giữa phòng trống và phòng đã bài trí";
export const stagingComparisonValue = "Phòng trống: #%";

export const stagingBefore = {
  title: "Trước: như bản quét",
  text: "Sàn, tường, cửa sổ và cảnh ngoài giữ nguyên.",
  alt: "Phòng ngủ trống với sàn gỗ sồi, tường ốp màu xanh xám và một cửa sổ.",
};
export const stagingAfter = {
  title: "Sau: đã bài\u00a0trí",
  text: "Chúng tôi thêm giường, đèn, thảm, cây, ghế bành và tranh theo đúng tỷ lệ. Mọi thứ khác là căn phòng thật.",
  alt: "Cũng phòng ngủ đó từ cùng một chỗ, có giường, đèn, thảm, cây, ghế bành và tranh.",
};

export const roomNames = {
  living: "P.\u00a0khách & ăn",
  kitchen: "Bếp",
  bath: "P.\u00a0tắm",
  bedroom: "P.\u00a0ngủ",
  study: "P.\u00a0làm việc",
};
export const area = (squareFeet: number) => `${wholeNumber.format(Math.round(squareFeet))}\u00a0ft²`;
export const feet = (count: number) => `${wholeNumber.format(count)} ft`;
export const north = "B";

export const planTitle = "Đây là tờ bản\u00a0vẽ";
export const planLead =
  "Kích thước bằng feet và inch giữa các mặt hoàn thiện, diện tích thông thủy từng phòng. Tường đúng độ dày thật, cửa đi và cửa sổ theo kích thước.";
export const planAlt =
  "Mặt bằng căn hộ một phòng ngủ có phòng làm việc, ghi kích thước bằng feet và inch giữa các mặt hoàn thiện, kèm diện tích từng phòng.";
export const planOverviewAlt =
  "Mặt bằng căn hộ một phòng ngủ có phòng làm việc: tên phòng và kích thước ngoài. Bảng bên dưới liệt kê từng phòng.";
export const measureIt = "Cứ đo thử.";
export const measureItHint =
  "Các số trong mỗi hàng cộng lại bằng kích thước ngoài, kể cả từng bức tường. Bản PDF vẽ đúng tỷ lệ, nên dùng thước cũng được.";
export const enlargePlan = "Phóng to mặt\u00a0bằng";
export const closePlan = "Đóng mặt\u00a0bằng";
export const enlargedPlan = "Mặt bằng mẫu, kích thước đầy đủ";
export const planTable = "Các phòng trên mặt bằng mẫu";
export const planTableHeads = {
  room: "Phòng",
  size: "Kích\u00a0thước thông\u00a0thủy",
  area: "Diện\u00a0tích thông\u00a0thủy",
};
export const clearSize = (width: string, depth: string) =>
  `<length>${width}</length> × <length>${depth}</length>`;
export const largestSize = (width: string, depth: string) =>
  `tối đa <length>${width}</length> × <length>${depth}</length>`;
export const totalArea = "Tất cả các phòng";
export const openingTable = "Cửa đi và cửa sổ, theo ký hiệu trên mặt bằng";
export const openingHeads = { mark: "Ký\u00a0hiệu", width: "Rộng", height: "Cao", sill: "Bậu\u00a0cửa" };
export const noSill = "–";
export const planBlock = {
  sheet: { term: "Tờ", value: "A-1 Mặt bằng" },
  place: { term: "Địa điểm", value: "Căn hộ mẫu" },
  dimensions: { term: "Kích thước", value: "Giữa các mặt hoàn thiện, làm tròn đến 1/8″ (3,2\u00a0mm)" },
  walls: {
    term: "Tường",
    value: (outer: string, inner: string) => `${outer} tường ngoài, ${inner} tường trong`,
  },
  revision: { term: "Bản sửa", value: (letter: string, day: string) => `${letter}, ${day}` },
  heights: {
    term: "Chiều cao",
    value: (ceiling: string) => `Trần ${ceiling}, cửa đi và cửa sổ xem bên dưới`,
  },
  scale: { term: "Tỷ lệ", value: "1/4″ = 1′-0″ trên bản PDF" },
  source: { term: "Vẽ từ", value: "Mô hình 3D trong hình ở trên" },
};

export const tourRouteAlt =
  "Căn hộ nhìn từ trên, với sáu vị trí đặt máy quét được đánh số. Đường chấm đi vào từ cửa chính và nối các vị trí qua mọi cửa.";
export const tourRoute = {
  title: "Lộ\u00a0trình qua mọi cửa",
  text: "Từ vị trí 2 có thể thấy tất cả các vị trí khác. Bước qua một cửa trong tour ảo cũng là bước qua chính cửa đó trong tòa nhà.",
};

export const hullTitle = "Cắt ở nơi cần cắt";
export const hullLead =
  "Bề mặt kín có thể cắt ở bất cứ đâu. Đây là các mặt cắt của một thân tàu tại các sườn.";
export const hullCut = "Di chuyển mặt cắt";
export const hullCutValue = "Sườn #";
export const hullSideAlt =
  "Du thuyền nhìn từ bên hông, với các đường sườn 0 đến 10, vây đáy có bầu dằn, bánh lái, chiều dài và mớn nước.";
export const hullEndAlt = "Các mặt cắt của thân tàu nhìn theo chiều dọc tàu, kèm bề rộng.";
export const hullSideCaption =
  "Nhìn từ bên hông, sườn 0 đến 10 từ mũi đến đuôi. Đường đứt đoạn là đường nước. LOA: chiều dài toàn bộ. T: mớn nước.";
export const hullEndCaption = "Các mặt cắt nhìn theo chiều dọc tàu: đuôi bên trái, mũi bên phải.";
export const lengthOverAll = (length: string) => `LOA ${length}`;
export const draft = (length: string) => `T ${length}`;
export const beam = (length: string) => `Bề rộng ${length}`;

export const bimTitle = "Một góc máy, ba trạng\u00a0thái";
export const bimLead = "Căn phòng, bản quét căn phòng, và mô hình vẽ từ bản quét.";
export const bimStates = {
  room: {
    title: "Căn phòng",
    alt: "Phòng bơm trong hiện trạng.",
    caption: "Chúng tôi quét 3D từ nhiều vị trí để thấy phía sau từng đường ống.",
  },
  pointCloud: {
    title: "Đám mây điểm",
    alt: "Cũng góc nhìn đó dưới dạng đám mây điểm.",
    caption: "Chúng tôi ghép nối mọi vị trí thành một đám mây điểm và kiểm tra chéo các vị trí.",
  },
  model: {
    title: "Mô hình",
    alt: "Cũng góc nhìn đó dưới dạng mô hình, tô màu theo bộ môn.",
    caption: "Tường, đường ống và thiết bị trở thành đối tượng có loại, kích thước và vị trí.",
  },
};
export const bimDisciplines = {
  pipe: "Đường ống",
  equipment: "Thiết bị",
  valve: "Van",
  cableTray: "Máng cáp",
  duct: "Ống gió",
  electrical: "Điện",
  structure: "Kết cấu",
};
export const bimLegend = "Màu của mô hình theo bộ môn";
