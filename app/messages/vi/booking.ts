export const title = "Đặt lịch\u00a0hẹn";
export const titleOfStep = (step: string) => `${step} | Đặt lịch hẹn`;
export const titleWithErrors = (title: string) => `Lỗi: ${title}`;
export const description =
  "Yêu cầu quét 3D tại California, Nevada hoặc Oregon. Năm bước ngắn, và có thể thêm tệp.";

export const previous = "Quay\u00a0lại";
export const next = "Tiếp\u00a0tục";
export const saveAndReview = "Lưu và xem\u00a0lại";
export const submit = "Gửi yêu\u00a0cầu";
export const finishLater = "Gửi đường\u00a0dẫn để tiếp\u00a0tục qua email";

export const startHere = "Bắt\u00a0đầu tại\u00a0đây";
export const startHereAdvice = (days: number) =>
  `Không tìm thấy nội dung đã nhập trong trình duyệt này. Chúng tôi lưu nội dung ${days} ngày và cần cookie để tìm lại.`;
export const alreadySent = "Yêu\u00a0cầu này đã được gửi rồi";
export const notInRequest =
  "Nội dung quý khách vừa nhập không có trong yêu cầu đó. Xin viết trong tin nhắn bên dưới.";
export const alreadySentLinks = (reference: string) =>
  `Mã yêu cầu: ${reference}. <link>Xem xác nhận</link>, hoặc bắt đầu một yêu cầu khác bên dưới.`;
export const resume = "Nội\u00a0dung đã nhập vẫn được lưu";
export const resumeLink = (step: number) => `<link>Tiếp tục ở bước ${step}</link>, hoặc kiểm tra lại từ đầu.`;

export const asideName = "Về yêu cầu này";
export const soFar = "Nội\u00a0dung đã nhập";
export const notFinal = "Chưa có gì được chốt";
export const notFinalText =
  "Đây là yêu cầu, chưa phải cam kết. Chúng tôi sẽ xác nhận ngày, phạm vi công việc và giá trước khi đến.";
export const price = "Chi\u00a0phí";
export const reply = "Thời\u00a0gian phản\u00a0hồi";
export const talk = "Cần hỏi thêm?";
export const talkText = {
  byPhone: "Gọi <phone></phone> hoặc gửi email đến <email></email>.",
  byEmail: "Gửi email đến <email></email>.",
};

export const answerHints = {
  email: "Chúng tôi chỉ gửi email về yêu cầu này.",
  phone: "Ghi cả mã vùng, ví dụ (818)\u00a0555-0142.",
  accessInstructions: "Mã cổng, chỗ đậu xe, người mở cửa.",
  projectScope: "Những không gian nào, lớn bao nhiêu, và bản quét dùng để làm gì.",
  numberOfRooms: "Có phòng khác? Ghi ở mục “Phạm vi công việc”.",
  outputFormats: "Cần RVT, IFC, DWG hoặc E57? Ghi ở mục “Phạm vi công việc”.",
  additionalServices: "Chọn các mục phù hợp.",
  budgetRange:
    "Chúng tôi đã điền sẵn 500\u00a0US$. Nhiều hơn 5.000\u00a0US$? Nhập 5000 và ghi ở mục “Phạm vi công việc”.",
  filesLink:
    "Với tệp trên 15\u00a0MB, chẳng hạn đám mây điểm: chia sẻ trên Google Drive, Dropbox hoặc OneDrive rồi dán đường dẫn.",
};

export const budgetBelowPrice = (price: string) =>
  `${price} Chúng tôi đã điền sẵn 500\u00a0US$, vì vậy hãy nhập số tiền của quý khách. Nhiều hơn 5.000\u00a0US$? Nhập 5000 và ghi ở mục “Phạm vi công việc”.`;

export const optionLabels = {
  contactMethod: { Call: "Gọi điện", Text: "Nhắn tin SMS" },
  scanType: { Residential: "Nhà ở", Commercial: "Thương mại" },
  purpose: {
    "Real Estate": "Bất động sản",
    Construction: "Xây dựng",
    Marketing: "Tiếp thị",
  },
  numberOfRooms: { "Living Room": "Phòng khách", Kitchen: "Bếp", Bedroom: "Phòng ngủ" },
  outputFormats: { OBJ: "OBJ", STL: "STL", PLY: "PLY", PDF: "PDF", MP4: "MP4" },
  projectTimeline: {
    Flexible: "Linh hoạt",
    Urgent: "Gấp",
    "Within a Week": "Trong vòng một tuần",
  },
  deliveryPreferences: {
    "Download link": "Đường dẫn tải xuống",
    "Cloud folder": "Thư mục đám mây",
    "Web viewer": "Xem trên web",
    "USB drive by mail": "USB gửi qua bưu điện",
  },
};

export const optionHints = {
  contactMethod: {
    Call: "Nếu cần trao đổi, chúng tôi sẽ gọi",
    Text: "Nếu nhanh hơn, chúng tôi sẽ nhắn tin",
  },
  scanType: {
    Residential: "Nhà riêng, căn hộ hoặc condo",
    Commercial: "Văn phòng, cửa hàng, nhà máy hoặc công trình công cộng",
  },
};

export const whichService = "Quý khách cần dịch vụ nào?";
export const dates = "Thời gian";
export const datesHint =
  "Tất cả đều theo giờ Thái Bình Dương. Muốn tư vấn trực tuyến? Hãy ghi ở mục “Yêu cầu riêng”.";
export const usualFormats = (service: string, formats: string) =>
  `${service}: thường bàn giao dưới dạng ${formats}. Nếu cần định dạng không có ở đây, ghi ở mục “Phạm vi công việc”.`;
export const servicesBeside = (service: string) =>
  `Dịch vụ đã chọn: ${service}. Có cần thêm dịch vụ khác không?`;

export const correctEmail = "Dùng địa\u00a0chỉ này";

export const uploadLabel = "Tải tệp lên (tối đa 15\u00a0MB mỗi tệp)";
export const uploadHint = (files: number, days: number) =>
  `Tối đa ${files} tệp. Nếu yêu cầu không được gửi, chúng tôi xóa tệp sau ${days} ngày.`;
export const upload = "Tải\u00a0lên";
export const dismiss = "Bỏ\u00a0qua";
export const dismissFile = (name: string) => `Bỏ\u00a0qua ${name}`;

export const consents = "Sự đồng\u00a0ý của quý\u00a0khách";
export const terms = "Tôi đồng ý với <link>điều khoản dịch vụ</link>.";
export const newTab = "mở trong tab mới";
export const consentChanged = "Văn\u00a0bản cần đồng\u00a0ý đã thay\u00a0đổi";
export const consentChangedAdvice =
  "Chúng tôi đã đăng phiên bản mới trong lúc quý khách điền biểu mẫu. Đọc bản mới rồi đồng ý lại. Nội dung đã nhập vẫn còn ở đây.";
export const termsHint = "Đây là yêu cầu. Chưa có lịch hẹn nào cho đến khi chúng tôi xác nhận với quý khách.";
export const privacy = (company: string) =>
  `Tôi đồng ý để ${company} dùng thông tin của tôi để xử lý yêu cầu này, theo <link>chính sách quyền riêng tư</link>.`;
export const privacyHint = "Chỉ nhân viên của chúng tôi xem được. Tệp không bao giờ được công khai.";
export const showcase = (company: string) => `${company} được giới thiệu bản quét hoàn chỉnh làm ví dụ.`;
export const showcaseHint = "Không nêu tên hay địa chỉ. Có thể rút lại bất cứ lúc nào.";

export const unreachable = "Không kết\u00a0nối được";
export const unreachableAdvice =
  "Nội dung đã nhập vẫn còn ở đây. Kiểm tra kết nối rồi thử lại, hoặc liên lạc với chúng tôi.";
export const reachUs = {
  byPhone: "Số điện thoại của chúng tôi: <phone></phone>.",
  byEmail: "Email của chúng tôi: <email></email>.",
};
export const tooManyRequests = "Mạng này đã gửi quá nhiều yêu\u00a0cầu";
export const tooManyRequestsAdvice = (wait: string) =>
  `Nội dung đã nhập vẫn còn ở đây. Thử lại sau ${wait}, hoặc liên lạc với chúng tôi.`;
export const leaveEmpty = "Để trống ô này";
export const stepNotSaved = "Bước này chưa được lưu";

export const reviewFiles = "Tệp";
export const nothingElse = "Các mục khác chưa điền.";
export const nothingGiven = "Chưa điền mục nào.";
export const change = "Sửa";
export const changeAnswers = (step: string) => `Sửa: ${step}`;
export const notAdded = "Chưa được thêm";
export const notAddedFile = "Chưa được thêm:";
